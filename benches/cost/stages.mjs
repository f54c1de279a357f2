// What each stage of reading takes, in instructions for a byte. `cargo xtask cost --stages` makes the module, in which each
// stage is a function of its own, and comes here; with `--record` the table in docs/performance.md is written anew.
//
//     node benches/cost/stages.mjs [--record]
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { corpus, corpusFolder } from "../lib/feeds.mjs";
import { root } from "../lib/root.mjs";
import { functions } from "./functions.mjs";

/** A stage, and its functions. Those that are indented are parts of the stage above them. */
const STAGES = [
  ["**decoding**", "encoding::decode"],
  ["**reading pieces**", "Pieces::next_wanted"],
  ["– references and entities", "references::Characters::resolve"],
  ["**claims**", "read::Claims::collect"],
  ["**entries**", "normalize::entry::entry"],
  ["– bodies", "entry::read_body"],
  ["– texts: body and summary chosen", "fullest::texts"],
  ["– extensions", "extensions::extensions"],
  ["– unknown elements", "extensions::foreign"],
  ["– completeness", "completeness::completeness"],
  ["– media", "media::media"],
  ["– categories and tags", "categories::categories"],
  ["– people", "entry::authors", "people::people"],
  ["– links", "links::links"],
  ["– pages and their canonical form", "entry::page", "canonical::canonical"],
  ["– titles and summaries as lines", "entry::noted"],
  ["– dates", "entry::dates"],
  ["– ids", "identity::stated", "identity::unique"],
  ["– images", "image::of_entry"],
  ["– podcasts", "podcast::episode"],
  ["– source, rights, license, comments, place", "about::source", "about::rights", "about::license", "about::comments", "geo::geo"],
  ["**head**, as entries inherit it", "Gathering>::inherited"],
  ["**head**, as it is given", "Gathering>::glimpse"],
  ["**all**"],
  ["HTML made safe, wherever that is", "html::read"],
  ["HTML looked at for images and media", "html::shown"],
  ["words counted", "words::count_words"],
  ["characters that were encoded twice", "Desk::mended"],
];

const [BEGIN, END] = ["<!-- stages -->\n", "<!-- end of stages -->"];

/** What a stage takes for a byte. */
function cost({ bytes, rows }, names) {
  const parts = names.flatMap((part) => {
    const found = rows.filter(({ name }) => name.endsWith(`::${part}`));
    if (found.length === 0) throw new Error(`no function is called ${part} any more`);
    return found;
  });
  return parts.reduce((sum, { whole }) => sum + whole, 0) / bytes;
}

function table(feeds) {
  const kinds = ["entries_raw", "entries"].map((work) => functions(feeds, work));
  const all = kinds.map(({ bytes, rows }) => Math.max(...rows.map(({ whole }) => whole)) / bytes);
  const rows = STAGES.map(([stage, ...names]) => {
    const costs = kinds.map((kind, index) => (names.length ? cost(kind, names) : all[index]));
    return `| ${stage} | ${costs.map((each) => each.toFixed(2)).join(" | ")} |`;
  });
  return ["| stage | raw | by default |", "|---|---|---|", ...rows, ""].join("\n");
}

const folder = corpusFolder();
if (!folder) throw new Error("no folder of real feeds: name one in ANYFEED_CORPUS");
const found = table(corpus(folder));
console.log(found);
if (process.argv.includes("--record")) {
  const file = join(root, "docs/performance.md");
  const text = readFileSync(file, "utf8");
  const [before, behind] = [text.indexOf(BEGIN) + BEGIN.length, text.indexOf(END)];
  if (behind < before) throw new Error("docs/performance.md has no place for the table");
  writeFileSync(file, text.slice(0, before) + found + text.slice(behind));
}
