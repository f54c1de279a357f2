// The Dockerfile of examples/handler-node, without Docker: its commands are run in empty folders, as it copies files from one to the next.
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { freePort } from "./chromium.mjs";
import { hasRegistry, prepared } from "./cookbook.mjs";
import { fenced } from "./documented.mjs";
import { closing, folder } from "./opened.mjs";
import { root } from "./setup.mjs";
import { until } from "./until.mjs";

const exec = promisify(execFile);
const recipe = join(root, "examples/handler-node");
const file = readFileSync(join(recipe, "Dockerfile"), "utf8");
/** Instructions in order: a word, and what follows it. */
const lines = file.replace(/\\\n\s*/g, "").split("\n").filter((line) => line.trim() && !line.startsWith("#")).map((line) => [/^\w+/.exec(line)[0], line.replace(/^\w+\s+/, "")]);
const all = (name) => lines.filter(([word]) => word === name).map(([, rest]) => rest);
const healthy = JSON.parse(/CMD (\[.*\])$/.exec(all("HEALTHCHECK")[0])[1]);

test("it is small, pinned, not root's, and says whether it is well", () => {
  const last = lines.slice(lines.findLastIndex(([word]) => word === "FROM"));
  assert.ok(all("FROM").every((image) => /^node:\d+\.\d+\.\d+-alpine\b/.test(image)), "one version, of the small image");
  assert.equal(new Set(all("FROM").map((image) => image.split(" ")[0])).size, 1);
  const names = last.map(([word]) => word);
  assert.deepEqual(all("USER"), ["node"]);
  assert.ok(names.indexOf("USER") > names.lastIndexOf("COPY"), "its files are not its own to change");
  assert.ok(names.indexOf("USER") < names.indexOf("CMD"));
  assert.ok(!names.includes("RUN"), "npm's own files stay in the stage before");
  assert.equal(all("EXPOSE")[0], /\bPORT=(\d+)/.exec(all("ENV")[0])[1]);
  assert.deepEqual(all("CMD"), ['["node", "server.js"]'], "node hears signals itself: no shell and no npm between");
  assert.ok(!/\bADD\b|latest|--chown/.test(file));
});

test("what is copied is there, and is all that the program reads", () => {
  const ignored = readFileSync(join(recipe, ".dockerignore"), "utf8").split("\n");
  const copied = all("COPY").filter((words) => !words.startsWith("--from")).flatMap((words) => words.split(" ").slice(0, -1));
  for (const name of copied) assert.ok(existsSync(join(recipe, name)) && !ignored.includes(name), name);
  const sources = readdirSync(recipe).filter((name) => name.endsWith(".js"));
  assert.deepEqual(sources.filter((name) => !copied.includes(name)), []);
});

test("the README's commands fit the Dockerfile and the program", () => {
  const [{ code }] = fenced(readFileSync(join(recipe, "README.md"), "utf8"));
  const [build, run] = code.split("\n");
  const [, image] = /^docker build -t ([a-z][\w-]*) \.$/.exec(build);
  const [, options, started] = /^docker run (.*) (\S+)$/.exec(run);
  assert.equal(code.split("\n").length, 2);
  assert.equal(started, image);
  assert.equal(/ -p \d+:(\d+)/.exec(options)[1], all("EXPOSE")[0]);
  const program = readFileSync(join(recipe, "server.js"), "utf8");
  const variables = Array.from(options.matchAll(/ -e (\w+)=/g), ([, name]) => name);
  assert.deepEqual(variables, ["CONTACT"]);
  for (const name of [...variables, "PORT"]) assert.match(program, new RegExp(`\\b${name}\\b`));
  // Its last test runs the program, and looks whether it writes anything.
  assert.match(options, /--read-only/);
});

test("its commands make a server that is well, refuses this machine's own addresses, writes nothing, and ends when it is asked to", { skip: !(await hasRegistry()) && "the registry of npm cannot be reached" }, async () => {
  // The packed package stands in for the registry's: the recipe names its path.
  const context = await prepared("handler-node");
  const stages = [];
  for (const [word, rest] of lines) {
    if (word === "FROM") stages.push({ name: / AS (\w+)$/.exec(rest)?.[1], at: await folder() });
    const { at } = stages.at(-1);
    if (word === "RUN") await exec("sh", ["-c", rest], { cwd: at });
    if (word === "COPY") copy(rest, context, stages, at);
  }
  const port = await freePort();
  const env = { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, NODE_ENV: "production", PORT: String(port), CONTACT: "https://example.org/" };
  const isWell = (at) => exec(healthy[0], healthy.slice(1), { cwd: at, env }).then(() => true, () => false);
  const { at } = stages.at(-1);
  assert.equal(await isWell(at), false, "before it was started");
  const before = filesIn(at);
  const server = spawn("node", ["server.js"], { cwd: at, env, stdio: "ignore" });
  closing({ close: () => server.kill("SIGKILL") });
  const ended = new Promise((resolve) => server.once("exit", (code) => resolve(code)));
  await until(() => isWell(at));
  const response = await fetch(`http://127.0.0.1:${port}/v1/feed?url=http://127.0.0.1/feed.xml`, { headers: { connection: "close" } });
  assert.deepEqual([response.status, (await response.json()).code], [403, "blocked-url"]);
  server.kill("SIGTERM");
  assert.equal(await ended, 0);
  assert.deepEqual(filesIn(at), before);
});

/** Path and time of each file. */
const filesIn = (at) => readdirSync(at, { recursive: true }).sort().map((name) => `${name} ${statSync(join(at, name)).mtimeMs}`);

function copy(words, context, stages, to) {
  const [, stage] = /^--from=(\w+) /.exec(words) ?? [];
  const names = words.replace(/^--from=\w+ /, "").split(" ");
  const target = names.pop();
  const from = stage ? stages.find(({ name }) => name === stage).at : context;
  for (const name of names) cpSync(join(from, name.replace("/app/", "")), join(to, target.endsWith("/") ? name : target), { recursive: true, verbatimSymlinks: true });
}
