// The module that counts the instructions of each of its functions: documents in, counts out.
import { start } from "./engine.mjs";

const MODULE = "target/cost/stages.wasm";

/** What a piece of work costs by function: own instructions, and all between its beginning and its end. */
export function functions(feeds, work) {
  const running = start(MODULE);
  let bytes = 0;
  for (const { bytes: document } of feeds) {
    running.put(document);
    if (running.call(work).answer !== 0) bytes += document.length;
  }
  const { own, whole } = running.counters();
  const rows = [...own].map(([name, count]) => ({ name: readable(name), own: count, whole: whole.get(name) }));
  return { bytes, rows: rows.filter(({ whole: count }) => count > 0) };
}

/** Signs that the compiler spells out. */
const SIGNS = Object.entries({ "$LT$": "<", "$GT$": ">", "$RF$": "&", "$C$": ",", "$u20$": " ", "$u7b$": "{", "$u7d$": "}", "..": "::" });

/** What a person would call it: the compiler writes a length before each word, and a hash behind the last. */
function readable(name) {
  let rest = name.match(/_ZN(.*)E$/)?.[1];
  if (!rest) return name.replace(/^\d+ /, "");
  const words = [];
  for (let length; (length = rest.match(/^\d+/)?.[0]); rest = rest.slice(length.length + Number(length))) {
    words.push(rest.slice(length.length, length.length + Number(length)));
  }
  const path = words.filter((word) => !/^h[0-9a-f]{16}$/.test(word)).join("::");
  return SIGNS.reduce((text, [sign, means]) => text.replaceAll(sign, means), path);
}
