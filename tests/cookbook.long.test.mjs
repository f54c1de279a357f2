// Every recipe of the cookbook is installed from the packed package and run.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { launch } from "./chromium.mjs";
import { opened } from "./cookbook-electron.mjs";
import { hasRegistry, prepared, RECIPES, runs, starts, withFeed } from "./cookbook.mjs";
import { install } from "./installed.mjs";
import { closing, listen } from "./opened.mjs";
import { root } from "./setup.mjs";
import { until } from "./until.mjs";

const XML = readFileSync(join(root, "tests/feeds/rss/plain.xml"), "utf8");
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".xml": "application/rss+xml" };

/** A publisher. */
const publisher = await listen((request, response) => response.writeHead(200, { "content-type": "application/rss+xml" }).end(XML));
const FEED = `${publisher.url}/feed.xml`;

const { toNode } = await install().import("anyfeed/handler-node");
const reached = await hasRegistry();

/** What each recipe is run by: it gives a text in which the entry's title stands. */
const RUN = {
  react: built,
  vue: built,
  svelte: built,
  async next(here) {
    await runs(here, "build", { FEED });
    return served(await starts(here, process.execPath, ["node_modules/next/dist/bin/next", "start", "--hostname", "127.0.0.1", "--port", "PORT"], { FEED }), "/");
  },
  async astro(here) {
    await runs(here, "build", { FEED });
    return readFileSync(join(here, "dist/index.html"), "utf8");
  },
  async eleventy(here) {
    await runs(here, "build", { FEED });
    return readFileSync(join(here, "_site/index.html"), "utf8");
  },
  workers: async (here) => served(await starts(here, process.execPath, ["node_modules/wrangler/bin/wrangler.js", "dev", "--ip", "127.0.0.1", "--port", "PORT"]), `/?url=${FEED}`),
  // The guard keeps it from this machine's own addresses: what is shown is that it answers, and refuses.
  deno: async (here) => refused(await starts(here, "HERE/node_modules/.bin/deno", ["run", "--allow-all", "server.js"])),
  "handler-workers": async (here) => refused(await starts(here, process.execPath, ["node_modules/wrangler/bin/wrangler.js", "dev", "--ip", "127.0.0.1", "--port", "PORT"])),
  "handler-node": async (here) => refused(await starts(here, process.execPath, ["server.js"])),
  async netlify(here) {
    const { default: asked } = await import(pathToFileURL(join(here, "netlify/functions/feeds.js")));
    const site = createServer(toNode((request) => asked(request, { ip: "1.2.3.4" }))).listen(0, "127.0.0.1");
    closing(site);
    await new Promise((resolve) => site.once("listening", resolve));
    return refused({ url: `http://127.0.0.1:${site.address().port}`, fault: () => null });
  },
  bun: async (here) => served(await starts(here, "HERE/node_modules/.bin/bun", ["server.js"], { FEEDS: FEED }), "/"),
  express: async (here) => served(await starts(here, process.execPath, ["server.js"], { INTERN: "1" }), `/?url=${FEED}`),
  electron: async (here) => opened(here, FEED),
  async "service-worker"(here) {
    await runs(here, "build");
    return shown(withFeed(join(here, "public"), XML));
  },
  jest: (here) => tested(here, /Tests: +3 passed/),
  vitest: (here) => tested(here, /Tests +3 passed/),
};

test("there is a way to run every recipe", () => assert.deepEqual(Object.keys(RUN).sort(), [...RECIPES].sort()));

const wanted = process.env.RECIPES?.split(" ") ?? RECIPES;
for (const name of RECIPES.filter((name) => wanted.includes(name))) {
  test(name, { skip: !reached && "the registry of npm cannot be reached" }, async () => {
    assert.match(await RUN[name](await prepared(name)), /Hello/);
  });
}

/** Made by a bundler, and shown in a browser. */
async function built(here) {
  await runs(here, "build");
  return shown(withFeed(join(here, "dist"), XML));
}

let browser;

/** What a page of files says when its feed is there. */
async function shown(folder) {
  const site = await listen((request, response) => {
    const path = join(folder, new URL(request.url, "http://host").pathname.replace(/\/$/, "/index.html"));
    if (!existsSync(path)) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "application/octet-stream" }).end(readFileSync(path));
  });
  browser ??= closing(await launch());
  const page = await browser.newPage();
  const faults = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  await page.goto(`${site.url}/`.replace("127.0.0.1", "localhost"));
  const text = await until(async () => faults.join() || (await page.textContent("body").then((said) => /Hello/.test(said) && said)));
  await page.close();
  return text;
}

/** What a server answers once it is there. */
async function served({ url, fault }, path) {
  const answer = await until(async () => fault() ?? (await fetch(url + path).then(async (response) => `${response.status} ${await response.text()}`, () => null)));
  return answer;
}

async function refused(server) {
  const health = await served(server, "/healthz");
  const answer = await served(server, `/v1/feed?url=${FEED}`);
  return /"ok":true/.test(health) && /^403 .*blocked-url/s.test(answer) ? "Hello" : `${health} ${answer}`;
}

async function tested(here, passed) {
  const said = await runs(here, "test");
  return passed.test(said) ? "Hello" : said;
}
