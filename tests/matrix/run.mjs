// cargo xtask matrix: the packed package in every environment, really run on a feed; the table goes to docs/runtimes.md.
//
//     node tests/matrix/run.mjs [part of an environment's name]…
import { execFile, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { launch } from "../chromium.mjs";
import { root } from "../setup.mjs";
import { packed } from "../sizes.mjs";
import { firefoxPath, launchFirefox } from "../../www/test/marionette.mjs";
import { ENVIRONMENTS, READ } from "./environments.mjs";
import { inNext } from "./next.mjs";
import { hasWebKit, launchWebKit } from "../webkit.mjs";

const exec = promisify(execFile);
const FEED = JSON.stringify(readFileSync(join(root, "tests/feeds/rss/plain.xml"), "utf8"));
const START = "<!-- table -->\n";
const END = "<!-- end of the table -->";
const wanted = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "anyfeed-matrix-"));
const chosen = ENVIRONMENTS.filter(([name, how]) => !wanted.length || wanted.some((part) => `${name} ${how}`.toLowerCase().includes(part.toLowerCase())));
const rows = [];
let browser;
let firefox;
let webkit;
try {
  await install(chosen.flatMap(([, , { needs = [] }]) => needs));
  for (const [name, how, setup] of chosen) {
    if (setup.run === "firefox" && !firefoxPath || setup.run === "webkit" && !hasWebKit) {
      console.log(`${name}, ${how}: left out, for there is none on this machine`);
      continue;
    }
    const why = await complaintOf(name, how, setup);
    const weight = setup.make && setup.run === "page" ? `, ${await weightOf(name, how)}` : "";
    rows.push(`| ${name} | ${how} | ${why ? `no: ${why}` : `yes${weight}`} |`);
    console.log(rows.at(-1));
  }
} finally {
  await browser?.close();
  await firefox?.close();
  await webkit?.close();
  rmSync(folder, { recursive: true, force: true });
}
if (!wanted.length) record();
process.exit(rows.some((row) => row.includes("| no: ")) ? 1 : 0);

async function install(needs) {
  const { stdout } = await exec("npm", ["pack", join(root, "pkg"), "--json"], { cwd: folder });
  // Parcel reads the exports of packages where it is told to.
  writeFileSync(join(folder, "package.json"), '{ "private": true, "@parcel/resolver-default": { "packageExports": true } }\n');
  const words = ["install", "--no-audit", "--no-fund", "--legacy-peer-deps", "--loglevel=error", join(folder, JSON.parse(stdout)[0].filename), ...new Set(needs)];
  await exec("npm", words, { cwd: folder, timeout: 600_000 });
}

/** Null where it works. */
async function complaintOf(name, how, setup) {
  const here = folderOf(name, how);
  mkdirSync(here);
  symlinkSync(join(folder, "node_modules"), join(here, "node_modules"), "dir");
  writeFileSync(join(here, "package.json"), '{ "private": true, "browserslist": ["chrome 120"] }\n');
  const program = `${setup.program}${READ.replaceAll("FEED", () => FEED)}${setup.both ?? "const readBoth = read;"} readBoth().then((title) => { if (globalThis.document) document.title = title; else console.log(title); });\n`;
  for (const entry of ["entry.mjs", "entry.cjs"]) writeFileSync(join(here, entry), program);
  writeFileSync(join(here, "index.html"), `<!doctype html><title>waiting</title><script type="module" src="./entry.mjs"></script>`);
  for (const [file, text] of Object.entries(setup.files ?? {})) writeFileSync(join(here, file), text.replaceAll("FEED", () => FEED));
  try {
    if (setup.next) return await inNext(here, FEED, title, setup.program);
    if (setup.serve) return await served(here, setup.serve);
    if (setup.make) await command(here, setup.make);
    if (setup.run === "page") return await inPage(here, setup.main ?? "out/main.js", title);
    if (setup.run === "firefox") return await inPage(here, "out/main.js", titleInFirefox);
    if (setup.run === "webkit") return await inPage(here, "out/main.js", titleInWebKit);
    const { stdout, stderr } = await command(here, setup.run);
    return /Hello/.test(stdout + stderr) ? null : `it printed ${JSON.stringify(stdout.slice(0, 80))}`;
  } catch (error) {
    return String(error.stderr || error.stdout || error.message).trim().split("\n").find((line) => /error/i.test(line))?.slice(0, 160) ?? String(error.message).slice(0, 160);
  }
}

function folderOf(name, how) {
  return join(folder, `${name} ${how}`.replace(/\W+/g, "-"));
}

/** What a bundler made, with brotli: the program, and the modules that it fetches when it needs them. */
async function weightOf(name, how) {
  const out = join(folderOf(name, how), "out");
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((one) => one.isFile() && /\.(?:m?js|wasm)$/.test(one.name));
  const sizes = { js: [], wasm: [] };
  for (const { parentPath, name } of files) sizes[name.endsWith("wasm") ? "wasm" : "js"].push(await packed(readFileSync(join(parentPath, name))));
  const kilobytes = (bytes) => Math.round(bytes / 1000);
  const modules = sizes.wasm.sort((one, other) => one - other).map(kilobytes);
  const program = `${kilobytes(Math.max(...sizes.js))} KB`;
  return modules.length > 0 ? `${program} of program, modules of ${modules.join(" and ")} KB` : program;
}

/** A command, or the text of a module. */
async function command(here, words) {
  if (typeof words === "string") {
    writeFileSync(join(here, "make.mjs"), words);
    words = ["node", "make.mjs"];
  }
  const [program, ...rest] = words;
  return exec(program === "node" ? process.execPath : join(here, program), rest, { cwd: here, timeout: 300_000, maxBuffer: 2 ** 26 });
}

async function served(here, script) {
  writeFileSync(join(here, "serve.mjs"), script);
  const child = spawn(process.execPath, ["serve.mjs"], { cwd: here, stdio: ["ignore", "pipe", "inherit"] });
  try {
    const address = await new Promise((done, fail) => {
      child.stdout.setEncoding("utf8").on("data", (text) => /^http/.test(text) && done(text.trim()));
      child.on("close", () => fail(new Error("error: the server ended")));
    });
    return await title(address);
  } finally {
    child.kill();
  }
}

async function inPage(here, main, titleOf) {
  const types = { ".js": "text/javascript", ".mjs": "text/javascript", ".html": "text/html", ".css": "text/css", ".wasm": "application/wasm" };
  const isBuilt = main === "out/main.js" && exists(join(here, "out/index.html"));
  const page = isBuilt ? readFileSync(join(here, "out/index.html")) : `<!doctype html><title>waiting</title><script type="module" src="/${main}"></script>`;
  const base = isBuilt ? join(here, "out") : here;
  const server = createServer(({ url }, response) => {
    const path = url.split("?")[0];
    if (path === "/") return response.writeHead(200, { "content-type": "text/html" }).end(page);
    if (!exists(join(base, path))) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": types[extname(path)] ?? "application/octet-stream" }).end(readFileSync(join(base, path)));
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  try {
    return await titleOf(`http://127.0.0.1:${server.address().port}/`);
  } finally {
    server.close();
  }
}

function exists(path) {
  try {
    return readFileSync(path).length >= 0;
  } catch {
    return false;
  }
}

/** Waits until a page calls itself "Hello". */
async function title(address) {
  browser ??= await launch();
  const tab = await browser.newPage();
  const complaints = [];
  tab.on("pageerror", (error) => complaints.push(error.message));
  await tab.goto(address, { timeout: 120_000 });
  for (let tries = 0; tries < 300 && (await tab.title()) !== "Hello" && !complaints.length; tries++) await setTimeout(100);
  const came = await tab.title();
  await tab.close();
  return came === "Hello" ? null : `error: the title is ${came}, ${complaints.join()}`;
}

async function titleInFirefox(address) {
  firefox ??= await launchFirefox();
  await firefox.goto(address);
  return waited(() => firefox.evaluate(() => document.title));
}

async function titleInWebKit(address) {
  webkit ??= await launchWebKit();
  await webkit.goto(address);
  return waited(webkit.title);
}

async function waited(title) {
  for (let tries = 0; tries < 300 && (await title()) !== "Hello"; tries++) await setTimeout(100);
  const came = await title();
  return came === "Hello" ? null : `error: the title is ${came}`;
}

function record() {
  const file = join(root, "docs/runtimes.md");
  const text = readFileSync(file, "utf8");
  const table = ["| where | how | runs |", "|---|---|---|", ...rows, ""].join("\n");
  writeFileSync(file, text.slice(0, text.indexOf(START) + START.length) + table + text.slice(text.indexOf(END)));
}
