// A bill of materials in CycloneDX, of the crate or of the npm package: every library that is part of what is shipped, with its
// licence and where it comes from. A release makes both.
//
//     node .ci/sbom.mjs crate|package [FILE]
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (path) => readFileSync(join(root, path), "utf8");

/** What the crate needs when it is compiled for a target, macros and what they need included. */
function crates(target) {
  const words = ["metadata", "--locked", "--format-version=1", ...(target ? [`--filter-platform=${target}`] : [])];
  const { packages, resolve } = JSON.parse(execFileSync("cargo", words, { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 }));
  const known = new Map(packages.map((one) => [one.id, one]));
  const nodes = new Map(resolve.nodes.map((node) => [node.id, node]));
  const needed = (id) => nodes.get(id).deps.filter(({ dep_kinds }) => dep_kinds.some(({ kind }) => kind !== "dev")).map(({ pkg }) => pkg);
  const found = new Map([[resolve.root, needed(resolve.root)]]);
  for (const ids of found.values()) for (const id of ids) if (!found.has(id)) found.set(id, needed(id));
  return { root: known.get(resolve.root), libraries: [...found].map(([id, ids]) => ({ ...known.get(id), needs: ids.map((one) => urlOf(known.get(one))) })) };
}

const urlOf = ({ name, version }) => `pkg:cargo/${name}@${version}`;

/** SHA-256 of what the registry gave, from the lock file. */
function checksums() {
  const rows = read("Cargo.lock").split("[[package]]").map((text) => [/name = "(.*)"/, /version = "(.*)"/, /checksum = "(.*)"/].map((form) => form.exec(text)?.[1]));
  return new Map(rows.filter(([, , sum]) => sum).map(([name, version, sum]) => [`pkg:cargo/${name}@${version}`, sum]));
}

function crateComponents({ root: own, libraries }) {
  const sums = checksums();
  return libraries.filter(({ id }) => id !== own.id).map((one) => {
    const sum = sums.get(urlOf(one));
    return { type: "library", "bom-ref": urlOf(one), name: one.name, version: one.version, purl: urlOf(one), licenses: licencesOf(one.license), ...(sum && { hashes: [{ alg: "SHA-256", content: sum }] }) };
  });
}

/** "MIT/Apache-2.0" is how an older manifest writes "MIT OR Apache-2.0". */
const licencesOf = (text) => (text ? [{ expression: text.replace(/\s*\/\s*/g, " OR ") }] : []);

/** The packages that are bundled into the npm package, which the file with their licences names. */
function bundled() {
  const rows = [...read("pkg/dist/LICENSES.txt").matchAll(/^(\S+) (\d\S*) \(([^()\n]+)\)$/gm)];
  return rows.map(([, name, version, licence]) => {
    const url = `pkg:npm/${name.replace("@", "%40")}@${version}`;
    return { type: "library", "bom-ref": url, name, version, purl: url, licenses: licencesOf(licence) };
  });
}

export function billOf(what) {
  const isPackage = what === "package";
  const all = crates(isPackage ? "wasm32-unknown-unknown" : null);
  const { name, version, license } = all.root;
  const ref = isPackage ? `pkg:npm/${name}@${version}` : urlOf(all.root);
  const components = [...crateComponents(all), ...(isPackage ? bundled() : [])].sort((one, other) => (one.purl < other.purl ? -1 : 1));
  const dependencies = all.libraries.map((one) => ({ ref: one.id === all.root.id ? ref : urlOf(one), dependsOn: [...new Set(one.needs)].sort() })).sort((one, other) => (one.ref < other.ref ? -1 : 1));
  const component = { type: "library", "bom-ref": ref, name, version, purl: ref, licenses: licencesOf(license) };
  // No time and no random number: the same sources have the same bill.
  return { bomFormat: "CycloneDX", specVersion: "1.6", version: 1, metadata: { component }, components, dependencies };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [what, file] = process.argv.slice(2);
  if (what !== "crate" && what !== "package") {
    console.error("usage: node .ci/sbom.mjs crate|package [FILE]");
    process.exit(2);
  }
  const text = `${JSON.stringify(billOf(what), null, 2)}\n`;
  if (file) writeFileSync(file, text);
  else process.stdout.write(text);
}
