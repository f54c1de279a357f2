// Parsers in JavaScript, alone and with a sanitizer. They take text; which encoding it is in, they are told.
const text = ({ bytes, encoding }) => new TextDecoder(encoding).decode(bytes);

/** Fields of their results that hold HTML. */
const HTML = new Set(["content", "content:encoded", "content_html", "contentHtml", "description", "encoded", "html", "subtitle", "summary", "value"]);

const parsers = {
  async feedsmith() {
    const { parseFeed } = await import("feedsmith");
    return (document) => {
      const { feed } = parseFeed(text(document));
      return feed.items ?? feed.entries ?? [];
    };
  },
  async "rss-parser"() {
    const { default: Parser } = await import("rss-parser");
    const parser = new Parser();
    return async (document) => (await parser.parseString(text(document))).items;
  },
  async feedparser() {
    const { default: FeedParser } = await import("feedparser");
    return (document) =>
      new Promise((resolve, reject) => {
        const parser = new FeedParser({ feedurl: "https://feed.example/" });
        const items = [];
        parser.on("error", reject);
        parser.on("end", () => resolve(items));
        parser.on("readable", () => {
          for (let item; (item = parser.read()); ) items.push(item);
        });
        parser.end(text(document));
      });
  },
  async "@rowanmanning/feed-parser"() {
    const { parseFeed } = await import("@rowanmanning/feed-parser");
    // Its fields are computed when they are asked for.
    return (document) => parseFeed(text(document)).toJSON().items;
  },
  async "@extractus/feed-extractor"() {
    const { extractFromJson, extractFromXml } = await import("@extractus/feed-extractor");
    return (document) => {
      const input = text(document);
      return (/^\s*\{/.test(input) ? extractFromJson(JSON.parse(input)) : extractFromXml(input)).entries;
    };
  },
};

const sanitizers = {
  async DOMPurify() {
    const { JSDOM } = await import("jsdom");
    const { default: createDOMPurify } = await import("dompurify");
    const purify = createDOMPurify(new JSDOM("").window);
    return (html) => purify.sanitize(html);
  },
  async "sanitize-html"() {
    const { default: sanitize } = await import("sanitize-html");
    return (html) => sanitize(html);
  },
};

export const peers = {};
for (const [name, make] of Object.entries(parsers)) {
  peers[name] = { make: async () => alone(await make()) };
  for (const [sanitizer, makeSanitizer] of Object.entries(sanitizers)) {
    peers[`${name} + ${sanitizer}`] = { make: async () => safe(await make(), await makeSanitizer()) };
  }
}

/** A promise is waited for only where there is one. */
function alone(read) {
  return (document) => {
    const items = read(document);
    return items instanceof Promise ? items.then((items) => items.length) : items.length;
  };
}

function safe(read, sanitize) {
  return async (document) => {
    const items = await read(document);
    for (const item of items) clean(item, sanitize, 0);
    return items.length;
  };
}

function clean(object, sanitize, depth) {
  for (const [key, value] of Object.entries(object)) {
    if (typeof value === "string") {
      if (HTML.has(key) && value.includes("<")) object[key] = sanitize(value);
    } else if (value && typeof value === "object" && depth < 2) clean(value, sanitize, depth + 1);
  }
}
