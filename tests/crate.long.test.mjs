// The crate as people of Rust meet it: the oldest compiler that is promised, its interface as it is recorded, its
// documentation, what would be published, and programs that are made of it.
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { freePort, launch } from "./chromium.mjs";
import { IN_RUST } from "./cookbook.mjs";
import { closing, listen } from "./opened.mjs";
import { root } from "./setup.mjs";
import { until } from "./until.mjs";

const exec = promisify(execFile);
const manifest = readFileSync(join(root, "Cargo.toml"), "utf8");
const [, oldest] = /^rust-version = "(.*)"$/m.exec(manifest);
const XML = "<rss version='2.0'><channel><title>News</title><item><title>One</title><description>&lt;p onclick='x()'&gt;Hello</description></item><item><title>Two</title></item></channel></rss>";
/** This crate in place of what is published. */
const OWN = `--config=patch.crates-io.anyfeed.path='${root.replaceAll("\\", "/")}'`;
/** What comes with a feature, but for the two that need JavaScript around them. */
const FEATURES = "check,futures";
const folder = (name) => `--target-dir=${join(root, "target", name)}`;

const cargo = (words, { toolchain, cwd = root, env } = {}) => {
  const options = { cwd, env: { ...process.env, NO_COLOR: "1", ...env }, maxBuffer: 1e8 };
  return toolchain ? exec("rustup", ["run", toolchain, "cargo", ...words], options) : exec("cargo", words, options);
};
const has = (program, words) => exec(program, words).then(() => true, () => false);

/** A toolchain is fetched where there is none; false where it cannot be had. */
async function missing(toolchain) {
  const fetched = (await has("rustup", ["run", toolchain, "rustc", "--version"])) || (await has("rustup", ["toolchain", "install", toolchain, "--profile", "minimal"]));
  return !fetched && `there is no Rust ${toolchain} here, and it cannot be fetched`;
}

/** What lists the interface reads a format of rustdoc that changes: the two fit each other. */
const LISTER = { version: "0.52.0", toolchain: "nightly" };
const tools = join(root, "target/tools");

/** Null where it is there, or could be installed. */
async function missingLister() {
  const none = await missing(LISTER.toolchain);
  if (none || existsSync(join(tools, "bin/cargo-public-api"))) return none;
  const words = ["install", "--quiet", "cargo-public-api", "--version", LISTER.version, "--locked", "--root", tools, folder("tools/made")];
  return cargo(words).then(() => false, () => "cargo-public-api is not here, and cannot be fetched");
}

const faultOf = (compiling) => compiling.then(() => null, (error) => error);

const { stdout: tags } = await exec("git", ["tag", "--list", "v*", "--sort=-v:refname"], { cwd: root });
const [last] = tags.split("\n");

// Before the first test, since a test is ended after some minutes, and a file once all tests that are known have ended.
const lacks = { oldest: await missing(oldest), lister: await missingLister() };
/** Null, or why it does not compile. */
const broken = {
  axum: await faultOf(cargo(["build", "--quiet", "--locked", OWN, folder("axum")], { cwd: join(root, "examples/axum") })),
  yew: await faultOf(cargo(["xtask", "example", "yew"])),
};

test(`Rust ${oldest}, the oldest that is promised, compiles it`, { skip: lacks.oldest }, async () => {
  for (const features of [[`--features=${FEATURES}`], ["--no-default-features"], ["--no-default-features", "--features=full"]]) {
    await cargo(["check", "--quiet", "--locked", "--lib", folder("oldest"), ...features], { toolchain: oldest });
  }
});

test("its documentation has no broken link, as docs.rs shows it", async () => {
  const [, features] = /^\[package\.metadata\.docs\.rs\]\nfeatures = \[(.*)\]$/m.exec(manifest);
  const known = [...manifest.split("[features]")[1].split("\n[")[0].matchAll(/^([\w-]+) =/gm)].map(([, name]) => name).filter((name) => !["default", "full", "serde", "stages"].includes(name));
  assert.deepEqual(JSON.parse(`[${features}]`).sort(), known.sort(), "every feature that people use is shown");
  await cargo(["doc", "--quiet", "--locked", "--no-deps", `--features=${known}`, folder("doc")], { env: { RUSTDOCFLAGS: "-D warnings" } });
});

test("its interface is the recorded one (UPDATE=1 records it)", { skip: lacks.lister }, async () => {
  const words = ["public-api", "--package=anyfeed", `--features=${FEATURES}`, "-sss", "--color=never"];
  const env = { PATH: `${join(tools, "bin")}:${process.env.PATH}`, CARGO_TARGET_DIR: join(root, "target/public-api") };
  const listed = await cargo(words, { toolchain: LISTER.toolchain, env });
  // Nightly compilers disagree on where the trait lives that everybody calls by this name.
  const stdout = listed.stdout.replaceAll("alloc::io::read::Read", "std::io::Read");
  const recorded = join(root, "tests/tables/public-api.txt");
  if (process.env.UPDATE) writeFileSync(recorded, stdout);
  assert.deepEqual(stdout.split("\n"), readFileSync(recorded, "utf8").split("\n"));
});

test("what it promised in its last release holds", { skip: !last && "nothing has been released yet: there is nothing to compare with but the recorded interface" }, async () => {
  const isThere = (await has("cargo", ["semver-checks", "--version"])) || (await has("cargo", ["install", "--quiet", "cargo-semver-checks", "--locked"]));
  assert.ok(isThere, "cargo-semver-checks is not here, and cannot be fetched");
  await cargo(["semver-checks", "--package=anyfeed", `--baseline-rev=${last}`, `--features=${FEATURES}`]);
});

test("what cargo would publish compiles by itself", async () => {
  await cargo(["publish", "--dry-run", "--quiet", "--locked", "--allow-dirty", folder("published")]);
});

test("the command line prints entries, JSON, and what is no feed", async () => {
  const run = async (words, input) => {
    const running = cargo(["run", "--quiet", "--locked", "--example=cli", "--", ...words]);
    running.child.stdin.end(input);
    return running.then(({ stdout }) => stdout, ({ stderr, code }) => `${code}: ${stderr}`);
  };
  assert.equal(await run([], XML), "            One\n            Two\n");
  assert.deepEqual(JSON.parse(await run(["--json"], XML)).entries.map(({ title }) => title), ["One", "Two"]);
  assert.equal(await run([], "hello"), "1: This is plain text, not a feed.\n");
});

test("every program in examples/ is run here", () => assert.deepEqual(IN_RUST, ["axum", "yew"]));

test("the server of Axum gives feeds as JSON, titles as they come, and reasons", async () => {
  assert.ifError(broken.axum);
  const port = await freePort();
  const server = spawn(join(root, "target/axum/debug/feeds-by-axum"), { env: { ...process.env, PORT: String(port) }, stdio: "ignore" });
  closing({ close: () => server.kill() });
  const ask = (path, body) => fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", body, headers: { "content-type": "application/rss+xml" } });
  const whole = await until(() => ask("/feed", XML).catch(() => null));
  assert.equal(whole.headers.get("content-type"), "application/json");
  assert.deepEqual((await whole.json()).entries.map(({ title, contentHtml }) => [title, contentHtml]), [["One", "<p>Hello</p>"], ["Two", null]]);
  assert.deepEqual(await (await ask("/titles", XML)).json(), ["One", "Two"]);
  for (const path of ["/feed", "/titles"]) {
    const refused = await ask(path, "hello");
    assert.deepEqual([refused.status, (await refused.json()).code], [422, "not-a-feed"]);
  }
});

test("the page of Yew shows a feed", async () => {
  assert.ifError(broken.yew);
  const types = { "feeds-by-yew.js": "text/javascript", "feeds-by-yew_bg.wasm": "application/wasm" };
  const { url } = await listen((request, response) => {
    const name = basename(request.url);
    if (name === "feed.xml") return response.setHeader("content-type", "application/rss+xml").end(XML);
    if (types[name]) return response.setHeader("content-type", types[name]).end(readFileSync(join(root, "target/example/yew", name)));
    response.setHeader("content-type", "text/html").end('<!doctype html><title>-</title><script type="module">import start from "/feeds-by-yew.js"; start({ module_or_path: "/feeds-by-yew_bg.wasm" });</script>');
  });
  const page = await closing(await launch()).newPage();
  const faults = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  await page.goto(url);
  await page.waitForSelector("article p", { timeout: 0 });
  assert.deepEqual(await page.locator("h1, h2, article p").allTextContents(), ["News", "One", "Hello", "Two"]);
  assert.equal(await page.locator("[onclick]").count(), 0);
  assert.deepEqual(faults, []);
});
