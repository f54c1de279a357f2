// Where the package must run: what is installed beside it, how its program is made, and where that runs.
import { join } from "node:path";
import { root } from "../setup.mjs";

/** Made for this machine; a binary comes as an npm package of its own. */
const CPU = { x64: "x64", arm64: "arm64" }[process.arch];
const ESBUILD = join(root, "node_modules/esbuild/lib/main.js");
const ESM = 'import { parseFeed, parseStream } from "anyfeed";';
const LITE = 'import { parseFeed, parseStream } from "anyfeed/lite";';
const WEB = 'import { configure, parseFeed, parseStream } from "anyfeed/web";';
/** Where a bundler does not see by itself that the modules are needed. */
const PLACED = `import core from "anyfeed/lite.wasm"; import full from "anyfeed/feed.wasm"; ${WEB}
  configure({ core: new URL(core, import.meta.url), full: new URL(full, import.meta.url) });`;
/** In this encoding what only the full module reads. */
const LEGACY = `const legacy = Uint8Array.from([...'<?xml version="1.0" encoding="shift_jis"?><rss><channel><item><title>'].map((one) => one.charCodeAt(0)).concat(
  [0x83, 0x6e], [..."</title></item></channel></rss>"].map((one) => one.charCodeAt(0))));
const hasTitle = async () => (await parseFeed(legacy)).entries[0].title === "ハ";
async function readBoth() {
  if (!(await hasTitle())) throw new Error("error: the full module did not come");
  return read();
}`;
const THREADED = LEGACY.replace("return read()", 'configure({ thread: true }); if (!(await hasTitle())) throw new Error("error: the thread did not answer"); return read()');
const CJS = 'const { parseFeed, parseStream } = require("anyfeed");';
const HERE = `Node ${process.versions.node.split(".")[0]}`;
const NODE = { 22: "22.23.3", 26: "26.10.0" };
const nodes = Object.entries(NODE).map(([major, version]) => [major, `node${major}@npm:node-linux-${CPU}@${version}`]);

/** A function that reads the feed whole and in parts, and gives the first title where both say the same. */
export const READ = `
async function read() {
  const bytes = new TextEncoder().encode(FEED);
  let at = 0;
  const stream = new ReadableStream({ pull(to) { at < bytes.length ? to.enqueue(bytes.slice(at, (at += 100))) : to.close(); } });
  const titles = [];
  for await (const { title } of parseStream(stream, "text/xml")) titles.push(title);
  const whole = (await parseFeed(FEED, "text/xml")).entries.map(({ title }) => title);
  if (titles.join() !== whole.join()) throw new Error("error: in parts it reads " + titles.join());
  return whole[0];
}
`;

/**
 * `needs`: npm packages. `both`: a program that reads what needs the full module before what does not. `program`: the line that imports. `make`: a command, or the text of a script that builds; `run`:
 * "page" opens the folder's index.html in Chromium, "firefox" and "webkit" in these, else a command. The program says "Hello" when it works.
 */
export const ENVIRONMENTS = [
  [HERE, "import", { program: ESM, run: ["node", "entry.mjs"] }],
  [HERE, "require", { program: CJS, run: ["node", "entry.cjs"] }],
  [HERE, "require, where it takes no ES module", { program: CJS, run: ["node", "--no-experimental-require-module", "entry.cjs"] }],
  [HERE, "import of lite", { program: LITE, run: ["node", "entry.mjs"] }],
  ...nodes.flatMap(([major, needs]) => [
    [`Node ${major}`, "import", { needs: [needs], program: ESM, run: [`node_modules/node${major}/bin/node`, "entry.mjs"] }],
    [`Node ${major}`, "require", { needs: [needs], program: CJS, run: [`node_modules/node${major}/bin/node`, "entry.cjs"] }],
  ]),
  ...["import", "require"].map((how) => ["Bun 1.4", how, {
    needs: [`bun-here@npm:@oven/bun-linux-${CPU === "arm64" ? "aarch64" : "x64"}@1.4.5`],
    program: how === "import" ? ESM : CJS,
    run: ["node_modules/bun-here/bin/bun", how === "import" ? "entry.mjs" : "entry.cjs"],
  }]),
  ["Bun 1.4", "bun build", {
    needs: [`bun-here@npm:@oven/bun-linux-${CPU === "arm64" ? "aarch64" : "x64"}@1.4.5`],
    program: ESM,
    make: ["node_modules/bun-here/bin/bun", "build", "entry.mjs", "--outfile=out/main.js"],
    run: "page",
  }],
  ["Deno 2.9", "import, without any permission", {
    needs: [`deno-here@npm:@deno/linux-${CPU}-glibc@2.9.6`],
    program: ESM,
    run: ["node_modules/deno-here/deno", "run", "--no-prompt", "entry.mjs"],
  }],
  ["Deno 2.9", "require", {
    needs: [`deno-here@npm:@deno/linux-${CPU}-glibc@2.9.6`],
    program: CJS,
    run: ["node_modules/deno-here/deno", "run", "--no-prompt", "--allow-read", "entry.cjs"],
  }],
  ...[["general", ESM, "feed.wasm"], ["lite", LITE, "lite.wasm"]].map(([how, program, wasm]) => ["workerd (Cloudflare Workers)", how, {
    program: "",
    files: {
      "worker.mjs": `${program}${READ}export default { async fetch() { return new Response(await read()); } };`,
      "run.mjs": `import { Miniflare } from "${join(root, "node_modules/miniflare/dist/src/index.js")}"; import { readFileSync } from "node:fs";
        const worker = new Miniflare({ cf: false, compatibilityDate: "2026-01-01", modules: [
          { type: "ESModule", path: "main.js", contents: readFileSync("out/main.js", "utf8") },
          { type: "CompiledWasm", path: "${wasm}", contents: readFileSync("node_modules/anyfeed/dist/${wasm}") }] });
        console.log(await (await worker.dispatchFetch("http://worker/")).text()); await worker.dispose();`,
    },
    make: bundled("browser", 'entryPoints: { main: "worker.mjs" }, conditions: ["workerd", "worker", "browser"], external: ["*.wasm"], '),
    run: ["node", "run.mjs"],
  }]),
  ["esbuild 0.28", "bundle for a page", { program: ESM, make: bundled("browser"), run: "page" }],
  ["esbuild 0.28", "lite", { program: LITE, make: bundled("browser"), run: "page" }],
  ["esbuild 0.28", "bundle for Node", { program: ESM, make: bundled("node"), run: ["node", "out/main.js"] }],
  ["esbuild 0.28", "require, bundle for a page", { program: CJS, make: bundled("browser", "", "cjs"), run: "page" }],
  ["esbuild 0.28", "require, bundle for Node", { program: CJS, make: bundled("node", 'outExtension: { ".js": ".cjs" }, ', "cjs"), run: ["node", "out/main.cjs"] }],
  ["Firefox", "bundle for a page", { program: ESM, make: bundled("browser"), run: "firefox" }],
  ["Firefox", "lite", { program: LITE, make: bundled("browser"), run: "firefox" }],
  ["WebKitGTK 2.50", "bundle for a page", { program: ESM, make: bundled("browser"), run: "webkit" }],
  ["WebKitGTK 2.50", "lite", { program: LITE, make: bundled("browser"), run: "webkit" }],
  ["Vite 8", "build", { needs: ["vite@8.3.8"], program: ESM, make: vite("build"), run: "page" }],
  ["Vite 8", "lite", { needs: ["vite@8.3.8"], program: LITE, make: vite("build"), run: "page" }],
  ["Vite 8", "development server", { needs: ["vite@8.3.8"], program: ESM, serve: vite("serve") }],
  ["Vite 7", "build", { needs: ["vite7@npm:vite@7"], program: ESM, make: vite("build", "vite7"), run: "page" }],
  ["Vite 7", "lite", { needs: ["vite7@npm:vite@7"], program: LITE, make: vite("build", "vite7"), run: "page" }],
  ["Vite 7", "development server", { needs: ["vite7@npm:vite@7"], program: ESM, serve: vite("serve", "vite7") }],
  ["webpack 5", "bundle for a page", { needs: ["webpack@5.112.2"], program: ESM, make: packed("webpack"), run: "page" }],
  ["webpack 5", "require", { needs: ["webpack@5.112.2"], program: CJS, make: packed("webpack", "./entry.cjs"), run: "page" }],
  ["webpack 5", "lite", { needs: ["webpack@5.112.2"], program: LITE, make: packed("webpack"), run: "page" }],
  ["Rspack 2", "bundle for a page", { needs: ["@rspack/core@2.3.2"], program: ESM, make: packed("@rspack/core"), run: "page" }],
  ["Rspack 2", "require", { needs: ["@rspack/core@2.3.2"], program: CJS, make: packed("@rspack/core", "./entry.cjs"), run: "page" }],
  ["Rspack 2", "lite", { needs: ["@rspack/core@2.3.2"], program: LITE, make: packed("@rspack/core"), run: "page" }],
  ...["with node-resolve", "lite"].map((how) => ["Rollup 4", how, {
    needs: ["rollup@4.68.7", "@rollup/plugin-node-resolve@16"],
    program: how === "lite" ? LITE : ESM,
    make: `import { rollup } from "rollup"; import resolve from "@rollup/plugin-node-resolve";
      const bundle = await rollup({ input: "entry.mjs", plugins: [resolve({ browser: true })] });
      await bundle.write({ file: "out/main.js", format: "es" });`,
    run: "page",
  }]),
  ["Rollup 4", "require, with commonjs", {
    needs: ["rollup@4.68.7", "@rollup/plugin-node-resolve@16", "@rollup/plugin-commonjs@28"],
    program: CJS,
    make: `import { rollup } from "rollup"; import resolve from "@rollup/plugin-node-resolve"; import commonjs from "@rollup/plugin-commonjs";
      const bundle = await rollup({ input: "entry.cjs", plugins: [resolve({ browser: true }), commonjs()] });
      await bundle.write({ file: "out/main.js", format: "es" });`,
    run: "page",
  }],
  ["Parcel 2", "require", {
    needs: ["parcel@2.16.4"],
    program: CJS,
    make: ["node", "node_modules/parcel/lib/bin.js", "build", "entry.cjs", "--no-cache", "--dist-dir=out", "--no-source-maps"],
    main: "out/entry.js",
    run: "page",
  }],
  ...["build", "lite"].map((how) => ["Parcel 2", how, {
    needs: ["parcel@2.16.4"],
    program: how === "lite" ? LITE : ESM,
    make: ["node", "node_modules/parcel/lib/bin.js", "build", "entry.mjs", "--no-cache", "--dist-dir=out", "--no-source-maps"],
    main: "out/entry.js",
    run: "page",
  }]),
  ...[
    ["Vite 8", "vite@8.3.8", { make: vite("build") }],
    ["Vite 8, development server", "vite@8.3.8", { serve: vite("serve") }],
    ["Vite 7", "vite7@npm:vite@7", { make: vite("build", "vite7") }],
    ["Vite 7, development server", "vite7@npm:vite@7", { serve: vite("serve", "vite7", 'optimizeDeps: { exclude: ["anyfeed"] }, ') }],
    ["webpack 5", "webpack@5.112.2", { make: packed("webpack") }],
    ["Rspack 2", "@rspack/core@2.3.2", { make: packed("@rspack/core") }],
    ["Parcel 2", "parcel@2.16.4", { make: ["node", "node_modules/parcel/lib/bin.js", "build", "index.html", "--no-cache", "--dist-dir=out", "--no-source-maps"] }],
  ].map(([name, needs, how]) => [name, "anyfeed/web", { needs: [needs], program: WEB, both: THREADED, run: "page", ...how }]),
  ["esbuild 0.28", "anyfeed/web, told where the modules are", { program: PLACED, both: LEGACY, make: bundled("browser", 'loader: { ".wasm": "file" }, '), run: "page" }],
  ["Firefox", "anyfeed/web", { program: PLACED, both: LEGACY, make: bundled("browser", 'loader: { ".wasm": "file" }, '), run: "firefox" }],
  ["WebKitGTK 2.50", "anyfeed/web", { program: PLACED, both: LEGACY, make: bundled("browser", 'loader: { ".wasm": "file" }, '), run: "webkit" }],
  ["Rollup 4", "anyfeed/web, told where the modules are", {
    needs: ["rollup@4.68.7", "@rollup/plugin-node-resolve@16", "@rollup/plugin-url@8"],
    program: PLACED,
    both: LEGACY,
    make: `import { rollup } from "rollup"; import resolve from "@rollup/plugin-node-resolve"; import url from "@rollup/plugin-url";
      const bundle = await rollup({ input: "entry.mjs", plugins: [url({ include: "**/*.wasm", limit: 0, publicPath: "./" }), resolve({ browser: true })] });
      await bundle.write({ file: "out/main.js", format: "es" });`,
    run: "page",
  }],
  ["no bundler", "anyfeed/web from its folder", { program: WEB.replace("anyfeed/web", "./node_modules/anyfeed/dist/web.js"), both: THREADED, main: "entry.mjs", run: "page" }],
  ["Next 16", "server component, edge route, and client component in Chromium", { needs: ["next@16.4.6", "react@19", "react-dom@19"], program: ESM, next: true }],
  ["Next 16", "anyfeed/web in the same three places", { needs: ["next@16.4.6", "react@19", "react-dom@19"], program: WEB, next: true }],
  ["Jest 30", "require", {
    needs: ["jest@30.5.2"],
    program: "",
    files: { "feed.test.js": `${CJS}${READ}test("reads", async () => { const title = await read(); expect(title).toBe("Hello"); console.log(title); });` },
    run: ["node", "node_modules/jest/bin/jest.js", "feed.test.js"],
  }],
];

function bundled(platform, more = "", format = "esm") {
  const entry = format === "cjs" ? "entry.cjs" : "entry.mjs";
  return `import { build } from "${ESBUILD}";
    await build({ entryPoints: { main: "${entry}" }, ${more}bundle: true, platform: "${platform}", format: "${format}", outdir: "out", logLevel: "error" });`;
}

function vite(what, name = "vite", more = "") {
  const config = `{ ${more}root: ".", configFile: false, logLevel: "error", build: { outDir: "out" }, server: { fs: { strict: false }, host: "127.0.0.1", port: 0 } }`;
  const start = { build: "await build(config);", serve: "const server = await createServer(config); await server.listen(); console.log(server.resolvedUrls.local[0]);" };
  return `import { build, createServer } from "${name}"; const config = ${config}; ${start[what]}`;
}

function packed(name, entry = "./entry.mjs") {
  return `import * as it from "${name}"; const pack = it.default?.rspack ?? it.rspack ?? it.default;
    pack({ mode: "production", entry: "${entry}", output: { path: process.cwd() + "/out", filename: "main.js" } }, (error, stats) => {
      if (error || stats.hasErrors()) { console.error(error ?? stats.toString()); process.exit(1); }
    });`;
}
