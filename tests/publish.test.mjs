// Fit to publish: what npm and cargo would send is what was meant to be sent.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "./setup.mjs";

const run = (folder, program, ...words) => execFileSync(program, words, { cwd: join(root, folder), encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
const version = readFileSync(join(root, "Cargo.toml"), "utf8").match(/^version = "(.*)"$/m)[1];

test("npm would publish the package", () => {
  // Provenance can only be given where the release is built.
  const said = JSON.parse(run("pkg", "npm", "publish", "--dry-run", "--json", "--provenance=false", "--ignore-scripts"));
  // Newer npm names the package around it.
  const { name, version: published, files } = said.anyfeed ?? said;
  assert.deepEqual([name, published], ["anyfeed", version]);
  const paths = files.map(({ path }) => path);
  const { exports, bin } = JSON.parse(readFileSync(join(root, "pkg/package.json"), "utf8"));
  const named = JSON.stringify([exports, bin]).match(/\.\/[\w./-]+(?=")/g).filter((path) => /\.\w+$/.test(path) && !path.includes("*"));
  for (const path of new Set(named.filter((path) => path.startsWith("./dist/")))) assert.ok(paths.includes(path.slice(2)), `${path} is in the package`);
  for (const path of ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE", "dist/LICENSES.txt"]) assert.ok(paths.includes(path), path);
  assert.deepEqual(paths.filter((path) => !path.startsWith("dist/") && !/^(package\.json|README\.md|CHANGELOG\.md|LICENSE-\w+)$/.test(path)), []);
});

test("cargo would publish the crate, and nothing but it", () => {
  const files = run(".", "cargo", "package", "--list", "--allow-dirty", "--offline").trim().split("\n").map((path) => path.replaceAll("\\", "/"));
  for (const path of ["Cargo.toml", "README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE", "src/lib.rs", "src/value/entities.txt", "src/value/entities-few.txt"]) {
    assert.ok(files.includes(path), path);
  }
  assert.deepEqual(files.filter((path) => !/^(src\/.*|\.cargo_vcs_info\.json|Cargo\.(toml|toml\.orig|lock)|README\.md|CHANGELOG\.md|LICENSE-\w+)$/.test(path)), []);
});

test("the changelog names what is not published yet, or this version", () => {
  const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8");
  assert.ok(changelog.includes("## Unreleased\n") || changelog.includes(`## ${version}`));
});
