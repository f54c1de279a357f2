/** The whole Worker in the real workerd, over a loopback upstream. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { scenarios } from "../upstream/scenarios.mjs";
import { settings } from "./edge.mjs";

const file = (path) => fileURLToPath(new URL(path, import.meta.url));
const wasm = (name) => file(`../../../pkg/dist/${name}`);

/** A host for each scenario: one that asks for a pause silences none of the others. */
const hostOf = (name) => `${name}.fault.example`.toLowerCase();
const hosts = ["fault.example", ...Object.keys(scenarios).map(hostOf)];

/** The flags of wrangler.jsonc, but for the guard that would refuse loopback. */
const compatibility = { compatibilityDate: "2026-04-24", compatibilityFlags: ["enable_request_signal"] };

/** Numbers of the settings, as variables have them: `wholeMs` is WHOLE_MS. */
export function variablesOf(numbers) {
  const name = (key) => key.replace(/[A-Z]/g, "_$&").toUpperCase();
  return Object.fromEntries(Object.entries(numbers).map(([key, value]) => [name(key), String(value)]));
}

/** `entry` and `options`: of a Worker with more bindings. */
export async function workerd(port, variables = {}, entry = "entry.mjs", options = {}) {
  const { outputFiles } = await build({
    entryPoints: [file(`./${entry}`)], bundle: true, write: false, format: "esm", target: "es2022", logLevel: "error",
    conditions: ["workerd", "worker"], external: ["*.wasm", "cloudflare:*"],
  });
  const modules = [
    { type: "ESModule", path: "worker.mjs", contents: outputFiles[0].text },
    ...["feed.wasm", "check.wasm"].map((path) => ({ type: "CompiledWasm", path, contents: readFileSync(wasm(path)) })),
  ];
  const { trustedHosts, ...numbers } = settings;
  const bindings = { UPSTREAM_PORT: String(port), TRUSTED_HOSTS: hosts.join(","), ...variablesOf(numbers), ...variables };
  const runtime = new Miniflare({ modules, ...compatibility, bindings, cf: false, ...options });
  const ask = (path, init) => runtime.dispatchFetch(new URL(path, "https://worker.test"), init);
  const feed = (name, query = "", init = undefined) => ask(`/v1/feed?url=${encodeURIComponent(`http://${scenarios[name] ? hostOf(name) : "fault.example"}/${encodeURIComponent(name)}`)}${query}`, init);
  return { ask, feed, runtime, dispose: () => runtime.dispose() };
}
