// The recipe for Electron without its program, which does not come from the registry: its main process runs here, with a stand-in for
// the modules of Electron, whose own types it was checked against; its window is a page of Chromium.
import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { launch } from "./chromium.mjs";
import { closing } from "./opened.mjs";
import { root } from "./setup.mjs";
import { until } from "./until.mjs";

const exec = promisify(execFile);
const COMPILER = "--noEmit --allowJs --checkJs --strict --noImplicitAny false --module nodenext --target es2022 --types node main.js preload.cjs";

/** Keeps what the main process asks for. */
const STAND_IN = `
export const asked = { handlers: {}, windows: [] };
export const ipcMain = { handle: (name, answer) => (asked.handlers[name] = answer) };
export const shell = { openExternal: (url) => (asked.opened = url) };
export const app = { whenReady: async () => {}, on: (name, hear) => (asked[name] = hear), quit: () => (asked.ended = true) };
export class BrowserWindow {
  constructor(options) {
    this.options = options;
    asked.windows.push(this);
  }
  webContents = { setWindowOpenHandler: (answer) => (this.opening = answer), on: (name, hear) => (this[name] = hear) };
  loadFile(file) {
    this.file = file;
  }
}
`;

/** Asks the recipe in this folder for a feed, and gives what its window shows. */
export async function opened(here, feed) {
  await exec(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), ...COMPILER.split(" ")], { cwd: here }).catch(({ stdout }) => Promise.reject(new Error(stdout)));
  const asked = await started(here);
  const [window] = asked.windows;
  const page = await shown(here, window, asked.handlers);
  const text = await answered(page, feed);
  const refused = await answered(page, "not an address");
  const answer = window.opening({ url: "https://example.org/" });
  asked["window-all-closed"]();
  const isWhole = answer.action === "deny" && asked.opened === "https://example.org/" && asked.ended;
  return isWhole ? `${text}; ${refused}` : JSON.stringify([text, refused, answer, asked]);
}

async function started(here) {
  const modules = join(here, "node_modules/electron");
  rmSync(modules, { recursive: true });
  mkdirSync(modules);
  writeFileSync(join(modules, "package.json"), JSON.stringify({ name: "electron", type: "module", exports: "./index.js" }));
  writeFileSync(join(modules, "index.js"), STAND_IN);
  await import(pathToFileURL(join(here, "main.js")));
  const { asked } = await import(pathToFileURL(join(modules, "index.js")));
  await until(() => asked.windows[0]?.file);
  return asked;
}

/** The window, with what its preload script gives it. What crosses is cloned, as between processes. */
async function shown(here, { options, file }, handlers) {
  const page = await closing(await launch()).newPage();
  const preload = readFileSync(options.webPreferences.preload, "utf8");
  await page.exposeFunction("invoked", async (name, ...words) => structuredClone(await handlers[name]({}, ...words)));
  await page.addInitScript(`{
    const bridge = { contextBridge: { exposeInMainWorld: (name, value) => (window[name] = value) }, ipcRenderer: { invoke: (...words) => window.invoked(...words) } };
    ((require) => { ${preload} })(() => bridge);
  }`);
  await page.goto(pathToFileURL(join(here, file)).href);
  return page;
}

/** What the window shows of an address. */
async function answered(page, address) {
  await page.fill("input", address);
  await page.evaluate(() => document.querySelector("main").replaceChildren());
  await page.click("button");
  return until(() => page.locator("main").innerText());
}
