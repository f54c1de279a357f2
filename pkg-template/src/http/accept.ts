/** What is asked for: formats of feeds first, pages because they name some. */
export const ACCEPT =
  "application/atom+xml, application/rss+xml, application/feed+json, application/rdf+xml;q=0.9, application/xml;q=0.8, text/xml;q=0.8, application/json;q=0.7, text/html;q=0.5, */*;q=0.1";

/** An article's page. */
export const ACCEPT_PAGE = "text/html, application/xhtml+xml;q=0.9, */*;q=0.1";
