// Lighthouse, from www/lighthouse, in a process of its own: an address in, its scores and what it found out.
//
//     node tests/lighthouse.mjs ADDRESS [mobile|desktop]
import { execFile, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { debuggable } from "./chromium.mjs";
import { root } from "./setup.mjs";

const home = join(root, "www/lighthouse");
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** Installs it where it is missing or out of date; null, or why that failed. */
export function prepare() {
  const record = join(home, "node_modules/.package-lock.json");
  if (existsSync(record) && statSync(record).mtimeMs >= statSync(join(home, "package-lock.json")).mtimeMs) return null;
  const { status, stderr } = spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: home, encoding: "utf8" });
  return status === 0 ? null : stderr;
}

/** { scores, audits } of an address; audits are those that are not perfect and count. */
export async function measure(url, form) {
  const browser = await debuggable();
  const report = join(root, `artefacts/lighthouse/${form}${new URL(url).pathname.replaceAll("/", "-")}.json`);
  mkdirSync(join(report, ".."), { recursive: true });
  const words = [join(home, "node_modules/lighthouse/cli/index.js"), url, `--port=${browser.port}`, "--output=json", `--output-path=${report}`, "--quiet", `--only-categories=${CATEGORIES}`];
  if (form === "desktop") words.push("--preset=desktop");
  rmSync(report, { force: true });
  try {
    await promisify(execFile)(process.execPath, words, { cwd: home, maxBuffer: 1e8 });
  } catch (error) {
    // Now and then it does not see the navigation that it has begun itself.
    if (!/NO_NAVSTART/.test(error.stderr)) throw error;
    return { scores: Object.fromEntries(CATEGORIES.map((name) => [name, 0])), found: ["NO_NAVSTART"] };
  } finally {
    await browser.close();
  }
  const { categories, audits } = JSON.parse(readFileSync(report, "utf8"));
  const scores = Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)]));
  const counting = new Set(Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id)));
  const found = Object.values(audits).filter(({ id, score }) => counting.has(id) && score !== null && score < 1).map(({ id, score, displayValue }) => `${id} ${score} ${displayValue ?? ""}`);
  return { scores, found };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const fault = prepare();
  if (fault) throw new Error(fault);
  console.log(await measure(process.argv[2], process.argv[3] ?? "mobile"));
}
