// The small module beside the full one: for each document it gives the same, or says what it needs.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { readCases } from "./cases.mjs";
import { root } from "./installed.mjs";

/** What the small module may say that it needs. */
export const WORDS = ["address", "cdf", "date", "doctype", "encoding", "entity", "formula", "language", "markup", "number", "page", "tool", "vocabulary"];

/** Every case, and the real feeds, where they are at hand: `ANYFEED_CORPUS` names their folder, or they lie beside the project. */
export function documents() {
  const folder = [process.env.ANYFEED_CORPUS, join(dirname(root), "shared/corpus/feeds")].find((path) => path && existsSync(path));
  const real = folder ? readdirSync(folder).map((name) => ({ name, bytes: readFileSync(join(folder, name)), isReal: true })) : [];
  return [...readCases(), ...real];
}

/** Whether the small module read a document; throws where it gave something else than the full one. */
export function compare({ lite, general }, { name, bytes, contentType = null, options }) {
  const full = outcome(general, bytes, contentType, options);
  const few = outcome(lite, bytes, contentType, options);
  if (few.code === "needs-full") {
    if (!WORDS.includes(few.found)) throw new Error(`${name}: it needs “${few.found}”`);
    return false;
  }
  if (!isDeepStrictEqual(few, full)) throw new Error(`${name}: ${difference(JSON.stringify(few), JSON.stringify(full))}`);
  return true;
}

function outcome({ safeParseFeed }, bytes, contentType, options) {
  const { ok, feed, error } = safeParseFeed(bytes, contentType, options);
  return ok ? feed : { code: error.code, message: error.message, found: error.found, feeds: error.feeds, report: error.report };
}

/** The same of the text of JSON. */
export function compareTexts({ lite, general }, { name, bytes, contentType = null, options }) {
  const text = ({ parseFeedToJson }) => Buffer.from(parseFeedToJson(bytes, contentType, options)).toString();
  const few = attempt(() => text(lite));
  if (few.code === "needs-full") return false;
  const full = attempt(() => text(general));
  if (!isDeepStrictEqual(few, full)) throw new Error(`${name}: ${difference(JSON.stringify(few), JSON.stringify(full))}`);
  return true;
}

function attempt(read) {
  try {
    return { text: read() };
  } catch ({ code, message }) {
    return { code, message };
  }
}

/** The same of a stream: entries that came before it said that it needs more are right, too. */
export async function compareStreams({ lite, general }, { name, bytes, contentType = null, options }, size) {
  const [full, few] = [await streamed(general, bytes, contentType, options, size), await streamed(lite, bytes, contentType, options, size)];
  const needs = few.error?.code === "needs-full";
  const same = needs ? isDeepStrictEqual(few.entries, full.entries.slice(0, few.entries.length)) : isDeepStrictEqual(few, full);
  if (!same) throw new Error(`${name} in parts of ${size}: ${difference(JSON.stringify(few), JSON.stringify(full))}`);
  return !needs;
}

async function streamed({ parseStream }, bytes, contentType, options, size) {
  const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => bytes.subarray(index * size, (index + 1) * size));
  const entries = [];
  try {
    const stream = parseStream(parts, contentType, options);
    for await (const entry of stream) entries.push(entry);
    return { entries, head: await stream.done, error: null };
  } catch ({ code, message, found }) {
    return { entries, head: null, error: { code, message, found } };
  }
}

function difference(few, full) {
  let at = 0;
  while (at < few.length && few[at] === full[at]) at++;
  return `“${few.slice(Math.max(0, at - 60), at + 80)}” instead of “${full.slice(Math.max(0, at - 60), at + 80)}”`;
}

/** What is put into documents to see what becomes of them. */
const BITS = [
  "&nbsp;", "&#8217;", "&foo;", "&#x80;", "<!-- c -->", " ", "\n", "\r\n", "\0", "q", "<b>x</b>", "<?pi x?>", "<![CDATA[<p>x</p>]]>",
  "&lt;p&gt;Hi &amp;amp; bye&lt;/p&gt;", "<item><title>T</title></item>", "<title>again</title>", ' xml:base="/x/"', ' xml:lang="de-at"',
  "2024-01-05", "Mon, 5 Jan 04 9:05 EST", "http://EXAMPLE.org:8080/%7Ea b/../c?x='1'#f", "/rel/path", "../up", "//host.example/p",
  "mailto:a@b.example", "<dc:date>2003-02-01T10:00Z</dc:date>", '<link href="?q=1"/>', '<img src="a.png" width=1>', "’中文é", "1,234",
  "12.3456789012345678", '<a href="javascript:x">y</a>', "<language>en_US</language>", "<language>de-1996</language>",
  "<language>English (US)</language>", "<language>zh-yue</language>", "<language>en-x-foo</language>", "<math><mi>x</mi></math>",
  "&lt;math&gt;&lt;mi&gt;x&lt;/mi&gt;&lt;/math&gt;", "<georss:point>12.5 -0.07</georss:point>", "<guid>http://a.example/?b=1&amp;c=2</guid>",
].map((text) => Buffer.from(text));

/** Damaged copies of documents, as many as are wanted, the same each time. */
export function* mutants(documents, count, seed = 1) {
  let state = seed;
  const below = (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  const whole = documents.filter(({ bytes }) => bytes.length > 0 && bytes.length < 12_000);
  for (let number = 0; number < count; number++) {
    const { name, bytes, contentType, options } = whole[below(whole.length)];
    yield { name: `mutant ${number} of ${name}`, bytes: damaged(bytes, below), contentType, options };
  }
}

function damaged(bytes, below) {
  let at = below(bytes.length);
  // Between tags there is more to be said wrongly.
  if (below(3)) at = bytes.indexOf(">", at) + 1 || at;
  const put = (...parts) => Buffer.concat([bytes.subarray(0, at), ...parts]);
  switch (below(6)) {
    case 0:
      return put(bytes.subarray(at + 1 + below(20)));
    case 1: {
      const end = bytes.indexOf("</", at);
      const copied = end < 0 ? Buffer.alloc(0) : bytes.subarray(at, bytes.indexOf(">", end) + 1);
      return put(copied, bytes.subarray(at));
    }
    case 2:
      return put(Buffer.of(below(256)), bytes.subarray(at + 1));
    default:
      return put(BITS[below(BITS.length)], bytes.subarray(at));
  }
}
