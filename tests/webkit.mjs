// Drives WebKitGTK by WebDriver on a display of its own: `apt-get install webkit2gtk-driver xvfb` brings all of it.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

const DRIVER = "/usr/bin/WebKitWebDriver";
const DISPLAY = ":87";
const PORT = 38_476;
const CPU = { x64: "x86_64", arm64: "aarch64" }[process.arch];
const BROWSER = ["4.1", "4.0"].map((version) => `/usr/lib/${CPU}-linux-gnu/webkit2gtk-${version}/MiniBrowser`).find(existsSync);

/** Whether it is on this machine. */
export const hasWebKit = existsSync(DRIVER) && existsSync("/usr/bin/Xvfb") && Boolean(BROWSER);

export async function launchWebKit() {
  const env = { ...process.env, DISPLAY, WEBKIT_DISABLE_COMPOSITING_MODE: "1" };
  const display = spawn("Xvfb", [DISPLAY, "-screen", "0", "1024x768x24", "-nolisten", "tcp"], { stdio: "ignore" });
  const driver = spawn(DRIVER, [`--port=${PORT}`], { stdio: "ignore", env });
  const ask = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${PORT}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = await response.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const stop = () => [driver, display].forEach((process) => process.kill());
  try {
    for (let tries = 0; tries < 100 && !(await ask("GET", "/status").catch(() => null)); tries++) await setTimeout(100);
    const alwaysMatch = { "webkitgtk:browserOptions": { binary: BROWSER, args: ["--automation"] } };
    const { sessionId, capabilities } = await ask("POST", "/session", { capabilities: { alwaysMatch } });
    const session = `/session/${sessionId}`;
    return {
      version: capabilities.browserVersion,
      goto: (url) => ask("POST", `${session}/url`, { url }),
      title: () => ask("GET", `${session}/title`),
      /** A function's body; what it returns comes back when it is there. */
      async run(body) {
        const script = `const done = arguments[0]; (async () => { ${body} })().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
        const { value, error } = await ask("POST", `${session}/execute/async`, { script, args: [] });
        if (error) throw new Error(error);
        return value;
      },
      /** How long a program may take. */
      patience: (milliseconds) => ask("POST", `${session}/timeouts`, { script: milliseconds, pageLoad: milliseconds }),
      close: () => ask("DELETE", session).finally(stop),
    };
  } catch (error) {
    stop();
    throw error;
  }
}
