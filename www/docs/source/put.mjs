// A file, in a folder that is made for it.

import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

export async function put(path, text) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
