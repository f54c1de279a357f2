// The documents that are measured: a folder of real feeds, or generated ones.
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { generated } from "./generate.mjs";
import { root } from "./root.mjs";

/** Where real feeds are: as told, else a folder `corpus` beside the project; null when there is none. */
export function corpusFolder(told = process.env.ANYFEED_CORPUS) {
  if (told) return resolve(told);
  const parent = resolve(root, "..");
  const beside = readdirSync(parent).map((name) => join(parent, name, "corpus"));
  return [join(parent, "corpus"), ...beside].find((folder) => existsSync(join(folder, "feeds"))) ?? null;
}

/** Every feed of a folder, or as many small generated ones. */
export function corpus(folder) {
  if (!folder) return Array.from({ length: 60 }, (_, index) => document(generated("small", index)));
  return corpusFiles(folder).map(({ path }) => document(path));
}

/** The files of a folder, in the order of their names. */
export function corpusFiles(folder) {
  const feeds = existsSync(join(folder, "feeds")) ? join(folder, "feeds") : folder;
  const files = readdirSync(feeds).sort().map((name) => ({ name, path: join(feeds, name), stat: statSync(join(feeds, name)) }));
  return files.filter(({ stat }) => stat.isFile()).map(({ name, path, stat }) => ({ name, path, size: stat.size }));
}

/** One of the large generated feeds. */
export function large(kind, megabytes) {
  return document(generated(kind, megabytes));
}

function document(file) {
  const bytes = readFileSync(file);
  return { name: file.split("/").pop(), bytes: new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length) };
}
