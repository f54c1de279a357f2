// What stands at the top and at the side of each page.

const group = (text, folder, entries, collapsed = false) => ({
  text,
  collapsed,
  items: entries.map(([name, path]) => ({ text: name, link: `${folder}${path}` })),
});

const GUIDES = group("Guides", "/guide/", [
  ["Reading a feed", "reading"],
  ["Safe HTML", "safe-html"],
  ["Dates", "dates"],
  ["Media and podcasts", "podcasts"],
  ["Finding feeds", "discovery"],
  ["Polling", "polling"],
  ["Streaming", "streaming"],
  ["Edge functions", "edge"],
  ["Writing feeds", "writing"],
  ["Checking feeds", "checking"],
  ["Errors", "errors"],
  ["Limits", "limits"],
  ["CSP and Lockdown Mode", "csp"],
  ["Jest and Vitest", "testing"],
  ["Sizes: which import", "sizes"],
]);

const BEGIN = group("Get started", "/", [["Start in two minutes", "start"], ["How it works", "how-it-works"], ["Compared with others", "comparison"], ["Coming from another library", "migration"], ["Questions", "faq"]]);

const LOOK_UP = group("Reference", "/", [
  ["API reference", "api/"],
  ["The package", "package"],
  ["The handler", "handler"],
  ["The HTTP API", "http-api"],
  ["The preview page", "preview"],
  ["Diagnostics", "diagnostics/"],
  ["Rules", "rules/"],
  ["Delivery over HTTP", "rules/network/"],
  ["Changes between copies", "rules/changes/"],
  ["Workflows", "workflows"],
  ["WebSub", "websub"],
  ["Vocabularies", "vocabularies"],
  ["Differences", "differences"],
]);

const DECIDE = group("Figures and limits", "/", [["Performance", "performance"], ["Runtimes", "runtimes"], ["Reliability", "reliability"], ["Scale", "scale"], ["Licences", "licences"], ["Security", "security"]], true);

const WORK = group("Contribute", "/", [["Architecture", "architecture"], ["Contributing", "contributing"], ["Changelog", "changelog"]], true);

/** Beside what is read from beginning to end. */
const LEARN = [BEGIN, GUIDES, { text: "Recipes", link: "/cookbook/" }, { text: "Reference", link: "/api/" }];

/** By the beginning of a page's path. Each place has half of the site: every link costs a phone time. */
export const sidebar = {
  "/index": LEARN,
  "/guide/": LEARN,
  "/cookbook/": LEARN,
  ...Object.fromEntries(BEGIN.items.map(({ link }) => [link, LEARN])),
  "/": [{ text: "Guides", link: "/guide/reading" }, LOOK_UP, DECIDE, WORK],
};

export const nav = [
  { text: "Quick start", link: "/start" },
  { text: "Guides", link: "/guide/reading" },
  { text: "Recipes", link: "/cookbook/" },
  { text: "Reference", link: "/api/" },
  { text: "GitHub", link: "https://github.com/anyfeed/anyfeed" },
];
