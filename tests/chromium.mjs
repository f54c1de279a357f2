// A Chromium to test pages in: the one that CHROME_PATH names, the system's, else one from npm (CHROME_PATH=npm asks for it).
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { root } from "./setup.mjs";

const SYSTEM = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const QUIET = "no-sandbox disable-gpu no-first-run disable-background-networking disable-component-update disable-sync";
const args = QUIET.split(" ").map((word) => `--${word}`);

/** Starts it. */
export async function launch(more = []) {
  const path = process.env.CHROME_PATH ?? SYSTEM.find(existsSync);
  return path && path !== "npm" ? chromium.launch({ executablePath: path, args: [...args, ...more] }) : launchCarried(more);
}

/** The same, for a program that drives it by a port. */
export async function debuggable() {
  const port = await freePort();
  const browser = await launch([`--remote-debugging-port=${port}`]);
  return { port, close: () => browser.close() };
}

/** Which nobody listens on now; outside of those that the system gives out, for it takes a while until it is taken. */
export function freePort() {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  return new Promise((answer) => {
    const probe = createServer().once("error", () => answer(freePort()));
    probe.listen(port, "127.0.0.1", () => probe.close(() => answer(port)));
  });
}

/** The package also carries the libraries that a bare system lacks. */
async function launchCarried(more) {
  const folder = await unpacked();
  const withLibraries = (path) => ({
    executablePath: join(folder, "chromium"),
    args: [...args, ...more],
    env: { ...process.env, FONTCONFIG_PATH: join(folder, "fonts"), LD_LIBRARY_PATH: path },
  });
  return chromium.launch(withLibraries("")).catch(() => chromium.launch(withLibraries(join(folder, "al2023/lib"))));
}

/** The folder in which it lies, unpacked once. Test files that begin at the same time must not find half of it. */
async function unpacked() {
  const folder = join(root, "node_modules/.cache/anyfeed-chromium");
  if (existsSync(folder)) return folder;
  const own = `${folder}-${process.pid}`;
  mkdirSync(own, { recursive: true });
  const { TMPDIR } = process.env;
  // It unpacks where temporary files are, and its libraries only where it believes to be in the cloud.
  Object.assign(process.env, { TMPDIR: own, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x", FONTCONFIG_PATH: join(folder, "fonts") });
  const { default: carried } = await import("@sparticuz/chromium");
  await carried.executablePath();
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  const fonts = join(own, "fonts/fonts.conf");
  writeFileSync(fonts, readFileSync(fonts, "utf8").replaceAll("/tmp/fonts", join(folder, "fonts")));
  try {
    renameSync(own, folder);
  } catch {
    rmSync(own, { recursive: true });
  }
  return folder;
}
