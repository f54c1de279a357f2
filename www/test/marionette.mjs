// Drives Firefox by Marionette, the protocol that every Firefox carries: no driver beside it is needed.

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const PLACES = ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];
const PATIENCE = 300_000;
const PREFERENCES = {
  "app.update.auto": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.page": 0,
  "datareporting.policy.dataSubmissionEnabled": false,
  "intl.accept_languages": "en-GB",
  "marionette.port": 0,
  "toolkit.telemetry.enabled": false,
};
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** The Firefox that FIREFOX_PATH names, else the system's; null where there is none. */
export const firefoxPath = process.env.FIREFOX_PATH ?? PLACES.find(existsSync) ?? null;

export async function launchFirefox(path = firefoxPath) {
  const profile = await mkdtemp(join(tmpdir(), "anyfeed-firefox-"));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
  await writeFile(join(profile, "user.js"), lines.join("\n"));
  const process = spawn(path, ["--marionette", "--headless", "--no-remote", "--profile", profile], { stdio: "ignore" });
  const gone = new Promise((resume) => process.once("exit", resume));
  try {
    const send = await dial(await portIn(profile));
    await send("WebDriver:NewSession", { strictFileInteractability: false, pageLoadStrategy: "normal" });
    await send("WebDriver:SetTimeouts", { script: PATIENCE });
    const close = async () => {
      await send("Marionette:Quit", { flags: ["eForceQuit"] }).catch(() => process.kill());
      await gone;
      await rm(profile, { recursive: true, force: true });
    };
    return { ...pageOf(send), close };
  } catch (error) {
    process.kill("SIGKILL");
    await gone;
    await rm(profile, { recursive: true, force: true });
    throw error;
  }
}

/** The browser chooses a free port and writes it down. */
async function portIn(profile) {
  for (let waited = 0; waited < PATIENCE; waited += 100) {
    const port = Number(await readFile(join(profile, "MarionetteActivePort"), "utf8").catch(() => ""));
    if (port > 0) return port;
    await pause(100);
  }
  throw new Error("Firefox did not start");
}

/** Messages are JSON behind their length: [0, number, command, parameters] and [1, number, error, value]. */
async function dial(port) {
  const socket = connect(port, "127.0.0.1");
  const waiting = new Map();
  let number = 0;
  let rest = Buffer.alloc(0);
  let greet;
  const greeted = new Promise((resume, refuse) => ((greet = resume), socket.once("error", refuse)));
  const take = (message) => {
    if (!Array.isArray(message)) return greet();
    const [, answered, error, value] = message;
    const { resume, refuse } = waiting.get(answered);
    waiting.delete(answered);
    if (error) refuse(new Error(`${error.error}: ${error.message}`));
    else resume(value);
  };
  socket.on("data", (data) => {
    rest = Buffer.concat([rest, data]);
    for (;;) {
      const colon = rest.indexOf(":");
      const end = colon + 1 + Number(rest.subarray(0, colon).toString());
      if (colon === -1 || rest.length < end) return;
      const message = JSON.parse(rest.subarray(colon + 1, end).toString());
      rest = rest.subarray(end);
      take(message);
    }
  });
  socket.on("close", () => {
    for (const { refuse } of waiting.values()) refuse(new Error("Firefox is gone"));
  });
  await greeted;
  return (command, parameters = {}) =>
    new Promise((resume, refuse) => {
      waiting.set(++number, { resume, refuse });
      const text = JSON.stringify([0, number, command, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

/** What the tests do with a page. */
function pageOf(send) {
  const evaluate = async (run, ...args) => {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve((${run}).apply(null, Array.prototype.slice.call(arguments, 0, -1))).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value } = await send("WebDriver:ExecuteAsyncScript", { script, args });
    if (value.error) throw new Error(value.error);
    return value.value;
  };
  const until = async (run, ...args) => {
    const start = Date.now();
    for (;;) {
      const found = await evaluate(run, ...args);
      if (found) return found;
      if (Date.now() - start > PATIENCE) throw new Error(`in vain: ${run} ${args.join(" ")}`);
      await pause(50);
    }
  };
  const element = async (selector) => {
    await until((wanted) => document.querySelector(wanted) !== null, selector);
    return (await send("WebDriver:FindElement", { using: "css selector", value: selector })).value[ELEMENT];
  };
  return {
    evaluate,
    until,
    goto: (url) => send("WebDriver:Navigate", { url }),
    resize: (width, height) => send("WebDriver:SetWindowRect", { width, height }),
    waitFor: (selector) => until((wanted) => document.querySelector(wanted) !== null, selector),
    text: (selector) => until((wanted) => document.querySelector(wanted)?.innerText, selector),
    click: async (selector) => send("WebDriver:ElementClick", { id: await element(selector) }),
    type: async (selector, text) => send("WebDriver:ElementSendKeys", { id: await element(selector), text }),
    press: (value) =>
      send("WebDriver:PerformActions", {
        actions: [{ type: "key", id: "keyboard", actions: [{ type: "keyDown", value }, { type: "keyUp", value }] }],
      }),
  };
}
