// Whoever takes part: a name, and how one document is read. Each runs in a process of its own.
// `make` gives a function from a document to a number (its entries, or anything above 0), or a promise of one.
import { pathToFileURL } from "node:url";
import { engine, releasedPackage } from "./root.mjs";
import { peers } from "./peers.mjs";

/** What callers get who sanitize by themselves. */
export const RAW = { html: "raw", text: false };
/** What was published first, and is not to be fallen behind. */
const released = pathToFileURL(releasedPackage).href;
const rawOptions = JSON.stringify(RAW);

export const contestants = {
  "quick-xml loop": { make: () => floor((floors, { bytes }) => floors.events(bytes)) },
  "TextDecoder": { make: () => ({ bytes, encoding }) => new TextDecoder(encoding).decode(bytes).length },
  "road, raw": { make: () => floor((road, { bytes }) => road.entries(bytes, rawOptions)) },
  "road": { make: () => floor((road, { bytes }) => road.entries(bytes, "{}")) },
  "parseFeed, raw": { make: () => parse(RAW) },
  "parseFeed": { make: () => parse() },
  "parseFeed of lite": { make: () => parse(undefined, "anyfeed/lite") },
  "parseFeed of 0.1.0, raw": { make: () => parse(RAW, released) },
  "parseFeed of 0.1.0": { make: () => parse(undefined, released) },
  "parseFeedToJson, raw": { make: () => toJson(RAW) },
  "parseFeedToJson": { make: () => toJson() },
  "JSON.parse floor, raw": { make: () => jsonFloor(RAW) },
  "JSON.parse floor": { make: () => jsonFloor() },
  "feed-rs in wasm": { make: () => ({ bytes }) => engine("peers").feedRsParse(bytes).entries.length },
  "parseFeed, 10 entries": { make: () => parse({ maxEntries: 10 }) },
  "road, linear pass alone": { make: () => floor((linear, { bytes }) => linear.entries(bytes, "{}"), "linear") },
  "HTML: quick-xml loop": { make: () => html("htmlEvents") },
  "HTML: linear pass": { make: () => html("safeSize", "linear") },
  "HTML: all of sanitizeHtml": { make: () => html("safeSize") },
  "HTML: ammonia": { make: () => html("ammoniaSize", "peers") },
  ...peers,
};

function floor(read, build = "road") {
  const module = engine(build);
  return (document) => read(module, document);
}

/** Reads HTML that lies in the module already. */
function html(name, build = "road") {
  const module = engine(build);
  const kept = new Map();
  return (document) => {
    if (!kept.has(document)) kept.set(document, module.keep(document.html));
    return module[name](kept.get(document)) + 1;
  };
}

async function parse(options, door = "anyfeed") {
  const { parseFeed } = await import(door);
  return ({ bytes }) => parseFeed(bytes, null, options).entries.length;
}

async function toJson(options) {
  const { parseFeedToJson } = await import("anyfeed");
  return ({ bytes }) => parseFeedToJson(bytes, null, options).length;
}

/** What the engine's own parser takes for what we give: nobody who makes the same objects of JSON can be faster. */
async function jsonFloor(options) {
  const { parseFeedToJson } = await import("anyfeed");
  const made = new Map();
  const jsonOf = (document) => {
    if (!made.has(document)) made.set(document, parseFeedToJson(document.bytes, null, options).slice());
    return made.get(document);
  };
  const decoder = new TextDecoder();
  return (document) => JSON.parse(decoder.decode(jsonOf(document))).entries.length;
}
