// The handler and the page as they are deployed, on this machine: the real workerd, by way of miniflare.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { root } from "./setup.mjs";

/** Serves worker/src/index.ts and dist/www; `more` goes to miniflare. */
export async function serve(more = {}) {
  const { outputFiles } = await build({
    entryPoints: [join(root, "worker/src/index.ts")],
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
      { type: "CompiledWasm", path: "feed.wasm", contents: readFileSync(join(root, "pkg/dist/feed.wasm")) },
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
