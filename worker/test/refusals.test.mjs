/** What is no feed is refused with its reason, in the package's words, and with nothing about markup where there is none. */

import assert from "node:assert/strict";
import test from "node:test";
import { closing } from "../../tests/opened.mjs";
import { edge } from "./help/edge.mjs";
import { serve } from "./upstream/server.mjs";
import { answer } from "./upstream/wire.mjs";

const html = { "Content-Type": "text/html" };
const png = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
/** Type and bytes; code, what was found, what is said, and whether a report goes along. */
const DOCUMENTS = {
  page: [html, "<!doctype html><title>T</title><p>Hello & <b>unclosed", "html-not-feed", "html", /page/, false],
  login: [html, '<!doctype html><title>Log in</title><form><input type="password"></form>', "html-not-feed", "login", "This is a login page, not a feed; the server wants the reader to sign in first.", false],
  "robot check": [html, '<!doctype html><title>Just a moment...</title><script src="/cdn-cgi/challenge-platform/x.js"></script>', "html-not-feed", "challenge", /robot|browser|person/i, false],
  "page that is called a feed": [{ "Content-Type": "application/rss+xml" }, "<!doctype html><title>T</title><p>Hello", "html-not-feed", "html", /page/, false],
  picture: [{ "Content-Type": "image/png" }, png, "not-a-feed", "image", "This is an image, not a feed.", false],
  "picture that is called a feed": [{ "Content-Type": "application/rss+xml" }, png, "not-a-feed", "image", "This is an image, not a feed.", false],
  PDF: [{ "Content-Type": "application/pdf" }, "%PDF-1.4\n<< >>", "not-a-feed", "pdf", "This is a PDF document, not a feed.", false],
  text: [{ "Content-Type": "text/plain" }, "Good morning & good night.", "not-a-feed", "text", "This is plain text, not a feed.", false],
  nothing: [{ "Content-Type": "application/rss+xml" }, "", "not-a-feed", "empty", "The document is empty.", false],
  "other XML": [{ "Content-Type": "text/xml" }, "<soup><spoon>1</spoon></soup>", "not-a-feed", "xml", /./, true],
  "other JSON": [{ "Content-Type": "application/json" }, '{"a":1}', "not-a-feed", "json", /JSON/, true],
  "subscription list": [{ "Content-Type": "text/xml" }, "<opml><body/></opml>", "not-a-feed", "opml", "This is an OPML subscription list, not a feed.", true],
};

const path = (name) => name.replaceAll(" ", "-");
const upstream = closing(await serve(Object.fromEntries(Object.entries(DOCUMENTS).map(([name, [headers, bytes]]) => [path(name), { serve: answer(bytes, headers) }]))));
const { ask } = edge(upstream.port);

for (const [name, [headers, bytes, code, found, words, hasReport]] of Object.entries(DOCUMENTS)) {
  const url = encodeURIComponent(`http://fault.example/${path(name)}`);
  const asked = {
    "/v1/feed": [`/v1/feed?url=${url}`],
    "/v1/feed as RSS": [`/v1/feed?url=${url}&format=rss`],
    "POST /v1/feed": ["/v1/feed", { method: "POST", headers, body: bytes }],
    ...(name !== "subscription list" && { "/v1/validate": [`/v1/validate?url=${url}`] }),
  };
  for (const [route, given] of Object.entries(asked)) {
    test(`${name}: ${route}`, async () => {
      const response = await ask(...given);
      assert.match(response.headers.get("content-type"), /^application\/problem\+json/);
      const problem = await response.json();
      assert.deepEqual([response.status, problem.code, problem.found, problem.report !== undefined], [422, code, found, hasReport]);
      if (words instanceof RegExp) assert.match(problem.detail, words);
      else assert.equal(problem.detail, words);
      if (!hasReport) assert.doesNotMatch(JSON.stringify(problem), /xml\/|well-?formed|entity|ampersand/i);
    });
  }
}

test("in the form of rss2json.com the reason is said, too", async () => {
  const problem = await (await ask("/v1/api.json?rss_url=http://fault.example/login")).json();
  assert.deepEqual([problem.status, problem.code], ["error", "html-not-feed"]);
  assert.match(problem.message, /login page/);
});
