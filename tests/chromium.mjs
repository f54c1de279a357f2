// A Chromium to test pages in: the one that CHROME_PATH names, the system's, else one from npm (CHROME_PATH=npm asks for it).
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const SYSTEM = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const QUIET = "no-sandbox disable-gpu no-first-run disable-background-networking disable-component-update disable-sync";
const args = QUIET.split(" ").map((word) => `--${word}`);

/** Starts it. */
export async function launch() {
  const path = process.env.CHROME_PATH ?? SYSTEM.find(existsSync);
  return path && path !== "npm" ? chromium.launch({ executablePath: path, args }) : launchCarried();
}

/** The package also carries the libraries that a bare system lacks, and unpacks them where it believes to be in the cloud. */
async function launchCarried() {
  process.env.AWS_EXECUTION_ENV = "AWS_Lambda_nodejs20.x";
  const { default: carried } = await import("@sparticuz/chromium");
  const executablePath = await carried.executablePath();
  const withLibraries = (path) => ({ executablePath, args, env: { ...process.env, LD_LIBRARY_PATH: path } });
  return chromium
    .launch(withLibraries(""))
    .catch(() => chromium.launch(withLibraries(join(tmpdir(), "al2023/lib"))));
}
