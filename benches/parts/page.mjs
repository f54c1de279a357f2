// A page that nobody has been to: from the click to its first feed, over a line of 1.6 Mbit/s, in Chromium.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { basename, extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";
import { launch } from "../../tests/chromium.mjs";
import { generated } from "../lib/generate.mjs";
import { goal, number, printGoals } from "../lib/report.mjs";
import { median } from "../lib/rounds.mjs";
import { root } from "../lib/root.mjs";

/** Slow as a telephone's: what is measured so is known to those who read reports of pages. */
const LINE = { offline: false, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, latency: 150 };
const MOST_SECONDS = 1.5;

const LIGHT = 'const response = await fetch("/feed.xml");';
const HEAVY = "await (await fetch('/feed.xml')).arrayBuffer()";
/** What each page runs; `show` says that its first feed is there. */
const PAGES = {
  "anyfeed/web": `import { parseResponse, warm } from "anyfeed/web"; warm(); const feed = await parseResponse(await fetch("/feed.xml")); show(feed.entries);`,
  "anyfeed/web, in a thread": `import { configure, parseResponse, warm } from "anyfeed/web"; configure({ thread: true }); warm(); const feed = await parseResponse(await fetch("/feed.xml")); show(feed.entries);`,
  "anyfeed": `import { parseFeed } from "anyfeed"; show(parseFeed(${HEAVY}).entries);`,
  "feedsmith": `import { parseFeed } from "feedsmith"; ${LIGHT} const { feed } = parseFeed(await response.text()); show(feed.items ?? feed.entries);`,
};
/** Modules that the page says it will need, so that they come beside its script. */
const AHEAD = { "anyfeed/web": ["lite.wasm"], "anyfeed/web, in a thread": ["lite.wasm", "web-thread.js"] };

const TYPES = { ".js": "text/javascript", ".wasm": "application/wasm", ".xml": "application/rss+xml", ".html": "text/html" };

export async function run({ quick }) {
  const browser = await launch();
  const seconds = {};
  const sent = {};
  try {
    for (const slower of [1, 4]) {
      for (const name of Object.keys(PAGES)) {
        const files = await filesOf(name);
        const times = [];
        for (let round = 0; round < (quick ? 3 : 9); round++) times.push(await firstFeed(browser, files, slower));
        seconds[`${name} ${slower}`] = median(times) / 1000;
        sent[name] = [...files.values()].reduce((sum, { body, isLate }) => sum + (isLate ? 0 : body.length), 0);
      }
    }
  } finally {
    await browser.close();
  }
  const goals = [goal(`seconds to the first feed of a page with anyfeed/web, ${LINE.downloadThroughput * 8 / 1e6} Mbit/s`, seconds["anyfeed/web 1"], { most: MOST_SECONDS })];
  printGoals("A page's first feed", goals);
  console.log(`  ${"".padEnd(44)}      KB  seconds  with a quarter of the processor`);
  for (const name of Object.keys(PAGES)) {
    console.log(`  ${name.padEnd(44)}${(sent[name] / 1000).toFixed(0).padStart(8)}${number(seconds[`${name} 1`]).padStart(9)}${number(seconds[`${name} 4`]).padStart(9)}`);
  }
  return goals;
}

/** What a server has for a page, compressed: by address, its type and its bytes. */
async function filesOf(name) {
  const out = mkdtempSync(join(tmpdir(), "anyfeed-page-"));
  try {
    const program = `const show = (entries) => { document.body.textContent = entries.length + " entries: " + entries[0].title; globalThis.shown = performance.now(); };\n${PAGES[name]}`;
    const { outputFiles } = await build({
      stdin: { contents: program, resolveDir: join(root, "benches") }, bundle: true, minify: true, write: false, format: "esm", target: "es2022",
      platform: "browser", external: ["node:*"], legalComments: "none", outfile: join(out, "app.js"),
    });
    const links = (AHEAD[name] ?? []).map((file) => (file.endsWith(".wasm") ? `<link rel="preload" as="fetch" crossorigin href="/${file}">` : `<link rel="modulepreload" href="/${file}">`));
    const page = `<!doctype html><meta charset="utf-8"><title>Feed</title>${links.join("")}<link rel="preload" as="fetch" crossorigin href="/feed.xml"><body><script type="module" src="/app.js"></script>`;
    const files = [["/", "x.html", Buffer.from(page)], ["/app.js", "app.js", outputFiles[0].contents], ["/feed.xml", "x.xml", readFileSync(generated("small", 650))]];
    const inPackage = (file) => files.push([`/${file}`, file, readFileSync(join(root, "pkg/dist", file))]);
    if (name in AHEAD) [...AHEAD[name], "feed.wasm"].forEach(inPackage);
    return new Map(files.map(([address, file, bytes]) => [address, { type: TYPES[extname(basename(file))], body: brotliCompressSync(bytes), isLate: file === "feed.wasm" }]));
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** Milliseconds from the beginning of the navigation, nothing in any cache. */
async function firstFeed(browser, files, slower) {
  const server = createServer(({ url }, response) => {
    const file = files.get(url);
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": file.type, "content-encoding": "br", "cache-control": "no-store" }).end(file.body);
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const context = await browser.newContext();
  try {
    const tab = await context.newPage();
    const session = await context.newCDPSession(tab);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", LINE);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
    await tab.goto(`http://127.0.0.1:${server.address().port}/`);
    await tab.waitForFunction(() => globalThis.shown, null, { timeout: 120_000 });
    return await tab.evaluate(() => globalThis.shown);
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}
