//! Portable Contacts: people in detail.

use super::table::*;

const NAME: Kind = parts(&[
    child("formatted", TEXT),
    child("familyName", TEXT),
    child("givenName", TEXT),
    child("middleName", TEXT),
    child("honorificPrefix", TEXT),
    child("honorificSuffix", TEXT),
]);
const EMAILS: Kind = parts(&[
    child("value", EMAIL),
    child("type", TEXT),
    child("primary", FLAG),
]);
const PLURAL: Kind = parts(&[
    child("value", TEXT),
    child("type", TEXT),
    child("primary", FLAG),
]);
const ADDRESS: Kind = parts(&[
    child("formatted", TEXT),
    child("streetAddress", TEXT),
    child("locality", TEXT),
    child("region", TEXT),
    child("postalCode", TEXT),
    child("country", TEXT),
    child("type", TEXT),
]);
const ORGANIZATION: Kind = parts(&[
    child("name", PERSON),
    child("department", TEXT),
    child("title", TEXT),
    child("type", TEXT),
    child("startDate", TEXT),
    child("endDate", TEXT),
    child("location", TEXT),
    child("description", TEXT),
]);
const ACCOUNT: Kind = parts(&[
    child("domain", TEXT),
    child("username", TEXT),
    child("userid", TEXT),
]);

pub static PORTABLE_CONTACTS: Vocabulary = Vocabulary {
    prefix: "poco",
    about: "Portable Contacts: people in detail",
    uris: &[
        "http://portablecontacts.net/spec/1.0",
        "http://portablecontacts.net/ns/1.0",
    ],
    prefixes: &[],
    shown: true,
    elements: &[
        both("id", TEXT),
        both("displayName", PERSON),
        both("name", NAME),
        both("nickname", TEXT),
        both("preferredUsername", TEXT),
        both("birthday", TEXT),
        both("anniversary", TEXT),
        both("gender", TEXT),
        both("note", TEXT),
        both("published", DATE),
        both("updated", DATE),
        both("utcOffset", TEXT),
        both("connected", FLAG),
        both("emails", EMAILS).many(),
        both("urls", PLURAL).many(),
        both("phoneNumbers", PLURAL).many(),
        both("photos", PLURAL).many(),
        both("ims", PLURAL).many(),
        both("relationships", PLURAL).many(),
        both("tags", TEXT).many(),
        both("addresses", ADDRESS).many(),
        both("address", ADDRESS).many(),
        both("organizations", ORGANIZATION).many(),
        both("accounts", ACCOUNT).many(),
    ],
};
