// The handler and the page as they are deployed, on this machine: the real workerd, by way of miniflare.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { root } from "./setup.mjs";

/** What wrangler.scale.jsonc binds for batches, simulated. */
export const simulated = {
  durableObjects: { HOSTS: { className: "Host", useSQLite: true } },
  queueProducers: { JOBS: "anyfeed-jobs" },
  queueConsumers: { "anyfeed-jobs": { maxBatchTimeout: 1, maxRetries: 50, deadLetterQueue: "anyfeed-jobs-dead" }, "anyfeed-jobs-dead": {} },
  r2Buckets: ["RESULTS"],
};

/** Serves the handler (index.ts, or scaled.ts) and dist/www; `more` goes to miniflare. */
export async function serve(more = {}, entry = "worker/src/index.ts") {
  const { outputFiles } = await build({
    entryPoints: [join(root, entry)],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    conditions: ["workerd", "worker", "browser"],
    external: ["*.wasm", "cloudflare:*", "node:*"],
  });
  const page = join(root, "dist/www");
  const deployed = JSON.parse(readFileSync(join(root, "worker/wrangler.jsonc"), "utf8").replace(/^\s*\/\/.*$/gm, ""));
  return new Miniflare({
    modules: [
      { type: "ESModule", path: "worker.mjs", contents: outputFiles[0].text },
      ...["feed.wasm", "check.wasm"].map((path) => ({ type: "CompiledWasm", path, contents: readFileSync(join(root, "pkg/dist", path)) })),
    ],
    compatibilityDate: deployed.compatibility_date,
    compatibilityFlags: deployed.compatibility_flags,
    // The platform's cache is not there on this machine.
    bindings: { ...deployed.vars, CACHE: "none" },
    ...(existsSync(page) && { assets: { directory: page, binding: "ASSETS", routerConfig: { has_user_worker: true } } }),
    host: "127.0.0.1",
    cf: false,
    ...more,
  });
}
