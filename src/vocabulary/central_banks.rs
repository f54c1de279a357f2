//! RSS-CB: news, papers, speeches and rates of central banks.

use super::table::*;

const ROLE: Kind = parts(&[
    child("jobTitle", TEXT),
    child("affiliation", TEXT),
    child("body", TEXT),
]);
const PERSON_PARTS: Kind = parts(&[
    child("type", TEXT),
    child("givenName", TEXT),
    child("surname", TEXT),
    child("personalTitle", TEXT),
    child("nameAsWritten", TEXT),
    child("role", ROLE),
]);
const RESOURCE: Kind = parts(&[
    child("title", TEXT),
    child("link", URL),
    child("description", TEXT),
]);
const EVENT: Kind = parts(&[
    child("simpleTitle", TEXT),
    child("occurrenceDate", DATE),
    child("institutionAbbrev", TEXT),
    children("keyword", TEXT),
    children("resource", RESOURCE),
    children("person", PERSON_PARTS),
    child("audience", TEXT),
    child("venue", TEXT),
    child("locationAsWritten", TEXT),
    child("locationCountry", TEXT),
    child("locationState", TEXT),
    child("locationCity", TEXT),
    child("eventDateEnd", DATE),
]);
const NEWS: Kind = parts(&[
    child("simpleTitle", TEXT),
    child("occurrenceDate", DATE),
    child("institutionAbbrev", TEXT),
    children("keyword", TEXT),
    children("resource", RESOURCE),
    children("person", PERSON_PARTS),
]);
const PAPER: Kind = parts(&[
    child("simpleTitle", TEXT),
    child("occurrenceDate", DATE),
    child("institutionAbbrev", TEXT),
    children("keyword", TEXT),
    children("resource", RESOURCE),
    children("person", PERSON_PARTS),
    child("byline", TEXT),
    child("publicationDate", TEXT),
    child("publication", TEXT),
    child("issue", TEXT),
    children("JELCode", TEXT),
]);
const SPEECH: Kind = parts(&[
    child("simpleTitle", TEXT),
    child("occurrenceDate", DATE),
    child("institutionAbbrev", TEXT),
    children("keyword", TEXT),
    children("resource", RESOURCE),
    children("person", PERSON_PARTS),
    child("audience", TEXT),
    child("venue", TEXT),
    child("locationAsWritten", TEXT),
    child("locationCountry", TEXT),
    child("locationState", TEXT),
    child("locationCity", TEXT),
]);
const VALUE: Kind = parts(&[
    own(NUMBER),
    attribute("frequency", TEXT),
    attribute("decimals", NUMBER),
    attribute("unit_mult", NUMBER),
    attribute("units", TEXT),
]);
const OBSERVATION: Kind = parts(&[
    child("value", NUMBER),
    child("unit", TEXT),
    child("unit_mult", NUMBER),
    child("decimals", NUMBER),
]);
const PERIOD: Kind = parts(&[
    own(TEXT),
    attribute("frequency", TEXT),
    child("period", TEXT),
]);
const EXCHANGE_RATE: Kind = parts(&[
    child("value", VALUE),
    child("observation", OBSERVATION),
    child("observationPeriod", PERIOD),
    child("baseCurrency", TEXT),
    child("baseCurrencyUnitMult", NUMBER),
    child("targetCurrency", TEXT),
    child("rateType", TEXT),
]);
const INTEREST_RATE: Kind = parts(&[
    child("value", VALUE),
    child("observation", OBSERVATION),
    child("observationPeriod", PERIOD),
    child("rateName", TEXT),
    child("rateType", TEXT),
]);
const TRANSACTION: Kind = parts(&[
    child("value", VALUE),
    child("observation", OBSERVATION),
    child("observationPeriod", PERIOD),
    child("transactionName", TEXT),
    child("transactionType", TEXT),
    child("transactionTerm", TEXT),
]);
const OTHER_STATISTIC: Kind = parts(&[
    child("value", VALUE),
    child("observation", OBSERVATION),
    child("observationPeriod", PERIOD),
    child("publicationDate", TEXT),
    child("topic", TEXT),
    child("coverage", TEXT),
    child("dataType", TEXT),
]);
const STATISTICS: Kind = parts(&[
    child("country", TEXT),
    child("institutionAbbrev", TEXT),
    child("exchangeRate", EXCHANGE_RATE),
    child("interestRate", INTEREST_RATE),
    child("transaction", TRANSACTION),
    child("otherStatistic", OTHER_STATISTIC),
]);

pub static CENTRAL_BANKS: Vocabulary = Vocabulary {
    prefix: "cb",
    about: "RSS-CB: news, papers, speeches and rates of central banks",
    uris: &[
        "http://www.cbwiki.net/wiki/index.php/Specification_1.2/",
        "http://www.cbwiki.net/wiki/index.php/Specification_1.1",
        "http://www.bis.org/rss-cb/1.0/",
    ],
    prefixes: &[],
    shown: true,
    elements: &[
        entry("event", EVENT),
        entry("news", NEWS),
        entry("paper", PAPER),
        entry("speech", SPEECH),
        entry("statistics", STATISTICS),
        entry("custom", TEXT),
        entry("application", TEXT),
        entry("simpleTitle", TEXT),
        entry("occurrenceDate", DATE),
        entry("institutionAbbrev", TEXT),
        entry("keyword", TEXT).many(),
        entry("resource", RESOURCE).many(),
        entry("person", PERSON_PARTS).many(),
        entry("byline", TEXT),
        entry("publicationDate", TEXT),
        entry("publication", TEXT),
        entry("issue", TEXT),
        entry("JELCode", TEXT).many(),
        entry("country", TEXT),
        entry("value", VALUE),
        entry("baseCurrency", TEXT),
        entry("targetCurrency", TEXT),
        entry("rateName", TEXT),
        entry("rateType", TEXT),
        entry("transactionName", TEXT),
        entry("transactionType", TEXT),
        entry("transactionTerm", TEXT),
        entry("topic", TEXT),
        entry("coverage", TEXT),
        entry("dataType", TEXT),
        entry("observationPeriod", PERIOD),
        entry("audience", TEXT),
        entry("venue", TEXT),
        entry("locationAsWritten", TEXT),
        entry("locationCountry", TEXT),
        entry("locationState", TEXT),
        entry("locationCity", TEXT),
    ],
};
