// A Chromium to test pages in: the one named by CHROME_PATH, the system's, else one from npm.
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const SYSTEM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];

/** Starts it. */
export async function launch() {
  const path = process.env.CHROME_PATH ?? SYSTEM.find(existsSync);
  const quiet = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
  if (path) return chromium.launch({ executablePath: path, args: quiet });
  const { default: carried } = await import("@sparticuz/chromium");
  return chromium.launch({ executablePath: await carried.executablePath(), args: [...carried.args, ...quiet] });
}
