// action.yml: what a workflow may hand over, and that the command line which comes of it is one that the package accepts.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { install, root } from "./installed.mjs";

const installed = install();
const action = read(readFileSync(join(root, "action.yml"), "utf8"));
const documentation = readFileSync(join(root, "docs/workflows.md"), "utf8");
const [step] = action.runs.steps;

/** As much of YAML as actions are written in: maps, lists of maps, scalars on their line, literal blocks. */
function read(text) {
  const lines = text.split("\n");
  let at = 0;
  const indentOf = (line) => line.search(/\S/);
  const isBlank = (line) => !line.trim() || line.trim().startsWith("#");
  const block = (indent) => {
    const from = at;
    while (at < lines.length && (!lines[at].trim() || indentOf(lines[at]) >= indent)) at++;
    return `${lines.slice(from, at).map((line) => line.slice(indent)).join("\n").trimEnd()}\n`;
  };
  const node = (indent) => {
    const map = {};
    const list = [];
    for (; at < lines.length; ) {
      if (isBlank(lines[at])) at++;
      else if (indentOf(lines[at]) < indent) break;
      else if (lines[at].trim().startsWith("- ")) {
        lines[at] = lines[at].replace("- ", "  ");
        list.push(node(indentOf(lines[at])));
      } else {
        assert.equal(indentOf(lines[at]), indent, `line ${at + 1}`);
        const [, key, value] = /^\s*([\w-]+):(?: (.*))?$/.exec(lines[at]) ?? assert.fail(`line ${at + 1}: ${lines[at]}`);
        at++;
        if (value === "|") map[key] = block(indent + 2);
        else map[key] = value ? value.replace(/^"(.*)"$/, "$1") : node(indentOf(lines[at]));
      }
    }
    return list.length ? list : map;
  };
  return node(0);
}

/** The step as a runner does it: npx is the installed package, and the words that it gets are kept. */
function run(inputs) {
  const tools = join(installed.folder, "tools");
  mkdirSync(tools, { recursive: true });
  writeFileSync(join(tools, "npx"), `#!/bin/bash\nprintf '%s\\n' "$@" > words\nshift 2\nexec "${process.execPath}" "${join(installed.folder, "node_modules/anyfeed/dist/cli.js")}" "$@"\n`);
  chmodSync(join(tools, "npx"), 0o755);
  const given = { ...Object.fromEntries(Object.entries(action.inputs).map(([name, { default: usual = "" }]) => [name, usual])), ...inputs };
  const env = Object.fromEntries(Object.entries(step.env).map(([name, value]) => [name, given[/^\$\{\{ inputs\.([\w-]+) \}\}$/.exec(value)[1]]]));
  // As runners call it.
  const shell = ["--noprofile", "--norc", "-e", "-o", "pipefail", "-c", step.run];
  const { status, stdout, stderr } = spawnSync("bash", shell, { cwd: installed.folder, env: { ...process.env, PATH: `${tools}:${process.env.PATH}`, ...env }, encoding: "utf8" });
  return { status, stdout, stderr, words: readFileSync(join(installed.folder, "words"), "utf8").trimEnd().split("\n") };
}

const onUnix = { skip: process.platform === "win32" };
const file = (name, text) => (mkdirSync(join(installed.folder, name, ".."), { recursive: true }), writeFileSync(join(installed.folder, name), text), name);
const good = file("public/good.xml", readFileSync(join(root, "tests/tables/check/rss.xml")));
const bad = file("public/a b/bad.xml", "<rss version='2.0'><channel><title>A & B</title></channel></rss>");

test("it has what a marketplace asks for, and hands every input to the command", () => {
  for (const name of ["name", "description", "author"]) assert.ok(action[name], name);
  assert.ok(action.description.length < 125);
  assert.ok(action.branding.icon && action.branding.color);
  assert.equal(action.runs.using, "composite");
  assert.equal(action.runs.steps.length, 1);
  assert.equal(step.shell, "bash");
  assert.deepEqual(Object.values(step.env).map((value) => /inputs\.([\w-]+)/.exec(value)[1]).sort(), Object.keys(action.inputs).sort());
  for (const [name, { description, required }] of Object.entries(action.inputs)) {
    assert.ok(description, name);
    assert.equal(required, String(name === "feeds"));
  }
  // What a stranger's pull request names must not become a part of the script.
  assert.doesNotMatch(step.run, /\$\{\{/);
});

test("the documentation names every input, and its examples no other", () => {
  for (const name of Object.keys(action.inputs)) assert.ok(documentation.includes(`| \`${name}\` |`), name);
  const examples = [...documentation.matchAll(/uses: anyfeed\/anyfeed@[^]*?```/g)].map(([text]) => text);
  assert.equal(examples.length, 2);
  for (const text of examples) for (const [, name] of text.matchAll(/^ {10}([\w-]+):/gm)) assert.ok(name in action.inputs, name);
});

test("what is right passes, what is wrong is annotated and fails", onUnix, () => {
  const right = run({ feeds: good });
  assert.deepEqual([right.status, right.words], [0, ["--yes", "anyfeed@latest", "check", "--format", "github", "--", good]], right.stderr);
  const wrong = run({ feeds: `${good}\n${bad}\n` });
  assert.equal(wrong.status, 1);
  assert.match(wrong.stdout, /^::error file=public\/a b\/bad\.xml,line=1,/m);
});

test("wildcards, and every input at once", onUnix, () => {
  const { status, stdout, words } = run({ feeds: "public/**/*.xml", profile: "rss,syntax", "max-warnings": "3", url: "https://example.org/feed.xml", sarif: "out.sarif", version: "0.1.0" });
  assert.equal(status, 1);
  assert.deepEqual(words, ["--yes", "anyfeed@0.1.0", "check", "--format", "github", "--profile", "rss,syntax", "--max-warnings", "3", "--url", "https://example.org/feed.xml", "--", bad, good]);
  assert.match(stdout, /^::error /);
  assert.equal(JSON.parse(readFileSync(join(installed.folder, "out.sarif"), "utf8")).runs.length, 1);
  assert.ok(run({ feeds: good, online: "true" }).words.includes("--online"));
});

test("wrong use fails as wrong use, and a name is never an option or a command", onUnix, () => {
  assert.equal(run({ feeds: good, profile: "itune" }).status, 2);
  const { status, stderr } = run({ feeds: "--help\n$(touch broken-in)\n" });
  assert.equal(status, 3);
  assert.match(stderr, /--help is not a file/);
  assert.throws(() => readFileSync(join(installed.folder, "broken-in")));
});
