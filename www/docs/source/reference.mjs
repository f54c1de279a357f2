// The reference as typedoc writes it, its pages called as the doors are.

import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Types that several doors share. */
const SHARED = ["environment", "extensions"];

export async function namedByDoors(folder) {
  // The main door's page would be a second index.
  await rename(join(folder, "index-1.md"), join(folder, "anyfeed.md"));
  for (const name of await readdir(folder)) {
    const text = (await readFile(join(folder, name), "utf8"))
      .replaceAll("index-1.md", "anyfeed.md")
      // Marks within tables, as HTML.
      .replace(/<a id="[^"]+"><\/a> ?/g, "")
      .replace(/\[([^\]]+)\]\([\w.-]*#property-[\w-]+\)/g, "$1")
      .replace(/^# index$/m, "# anyfeed")
      .replace(/^# (?!anyfeed|API)([\w-]+)$/m, (heading, door) => (SHARED.includes(door) ? heading : `# anyfeed/${door}`))
      .replace(/^- \[([\w-]+)\]\(/gm, (item, door) => (name !== "index.md" || SHARED.includes(door) ? item : `- [${door === "index" ? "anyfeed" : `anyfeed/${door}`}](`));
    await writeFile(join(folder, name), text);
  }
}
