// SECURITY.md: each threat has a defence and a test that is there. The bill of materials: what it names.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { billOf } from "../.ci/sbom.mjs";
import { root } from "./setup.mjs";

const read = (path) => readFileSync(join(root, path), "utf8");
const rows = read("SECURITY.md").split("\n").filter((line) => /^\| /.test(line)).map((line) => line.slice(2, -2).split(" | ")).filter(([threat]) => threat !== "threat");

/** Whether a file has a test of this name: a function of Rust, or what a test of JavaScript is called. */
function hasTest(path, name) {
  const text = read(path);
  return path.endsWith(".rs") ? new RegExp(`#\\[test\\][^{]*\\bfn ${name}\\(`).test(text) : text.includes(`test(${JSON.stringify(name)}`);
}

test("every threat has a defence, and tests that are there", () => {
  assert.ok(rows.length >= 20, `${rows.length} threats`);
  for (const [threat, defence, tests, ...more] of rows) {
    assert.ok(threat && defence && tests && !more.length, threat);
    // A name may hold a semicolon; what follows one is another test only where a path does.
    for (const one of tests.split(/; (?=`)/)) {
      const [, path, name] = /^`([^`]+)`: (.+)$/.exec(one) ?? [];
      assert.ok(path && existsSync(join(root, path)), `${threat}: ${one}`);
      assert.ok(hasTest(path, name), `${path} has no test “${name}”`);
    }
  }
});

test("the bill of materials names every library that is shipped", () => {
  const linked = read("docs/licences.md").split("These only run while")[0];
  const shipped = [...linked.matchAll(/^\| ([\w-]+) \| (\d\S*) \|/gm)].map(([, name, version]) => `pkg:cargo/${name}@${version}`);
  assert.ok(shipped.length > 10, `${shipped.length} crates`);
  const [bill, ofCrate] = [billOf("package"), billOf("crate")];
  const named = (one) => one.components.map(({ purl }) => purl);
  for (const url of shipped) assert.ok(named(bill).includes(url) && named(ofCrate).includes(url), url);
  assert.ok(named(bill).some((url) => url.startsWith("pkg:npm/linkedom@")), "what is bundled is in it");
  for (const { metadata, components, dependencies } of [bill, ofCrate]) {
    const refs = new Set([metadata.component, ...components].map((one) => one["bom-ref"]));
    assert.equal(refs.size, components.length + 1, "each stands once");
    for (const { ref, dependsOn } of dependencies) for (const one of [ref, ...dependsOn]) assert.ok(refs.has(one), one);
    for (const { purl, licenses } of components) assert.ok(licenses.length > 0, purl);
  }
});

test("workflows name actions by their commits", () => {
  const folder = join(root, ".github/workflows");
  const uses = readdirSync(folder).flatMap((name) => [...readFileSync(join(folder, name), "utf8").matchAll(/uses: (.*)/g)].map(([, action]) => action));
  assert.ok(uses.length > 5);
  for (const action of uses) assert.match(action, /^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

/** Files that pin versions, by what updates them. */
const PINNING = { npm: /(^|\/)package-lock\.json$|^examples\/[^/]+\/package\.json$/, cargo: /(^|\/)Cargo\.lock$/, docker: /^examples\/[^/]+\/Dockerfile$/ };

test("what a lock file or an image pins is updated every week", () => {
  const updates = [...read(".github/dependabot.yml").matchAll(/package-ecosystem: (.*)\n +director(?:y|ies): (.*)/g)];
  const files = filesBelow("");
  for (const [kind, pinning] of Object.entries(PINNING)) {
    const folders = updates.filter(([, one]) => one === kind).flatMap(([, , folders]) => folders.replace(/[[\]" ]/g, "").split(","));
    const isUpdated = (folder) => folders.includes(folder) || folders.includes(join(dirname(folder), "*"));
    const wanted = files.filter((file) => pinning.test(file)).map((file) => join("/", dirname(file)));
    assert.ok(wanted.length > 0, kind);
    assert.deepEqual(wanted.filter((folder) => !isUpdated(folder)), [], kind);
  }
});

/** Those of this repository, not what is built or installed. */
function filesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isFile()) return [path];
    return entry.isDirectory() && !/^(\.|node_modules$|target$|pkg$|dist$)/.test(entry.name) ? filesBelow(path) : [];
  });
}

test("OSS-Fuzz builds every target", () => {
  const names = [...read("fuzz/Cargo.toml").matchAll(/\[\[bin\]\]\nname = "(.*)"/g)].map(([, name]) => name);
  const built = /^targets="(.*)"$/m.exec(read("fuzz/oss-fuzz/build.sh"))[1].split(" ").map((pair) => pair.split(":")[0]);
  assert.deepEqual(built.sort(), names.sort());
});
