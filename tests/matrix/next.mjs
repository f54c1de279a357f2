// Next: a page that reads the feed while it is rendered on the server, an edge route that does, and the browser.
import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { READ } from "./environments.mjs";

const PORT = 38_475;

/** `title` waits for a page that calls itself "Hello". */
export async function inNext(here, feed, title, program) {
  mkdirSync(join(here, "app"));
  for (const file of ["entry.mjs", "entry.cjs", "index.html"]) rmSync(join(here, file));
  const files = {
    "next.config.mjs": "export default { turbopack: { root: new URL('..', import.meta.url).pathname } };",
    "app/layout.jsx": "export default ({ children }) => <html><body>{children}</body></html>;",
    "app/read.js": `${program}${READ.replaceAll("FEED", () => feed)}export { read };`,
    "app/page.jsx": `import { read } from "./read"; import Client from "./client";\nexport const dynamic = "force-dynamic";\nexport default async () => <main><p>server: {await read()}</p><Client /></main>;`,
    "app/client.jsx": `"use client"; import { useEffect } from "react"; import { read } from "./read";\nexport default () => { useEffect(() => { read().then((title) => { document.title = title; }); }, []); return null; };`,
    "app/edge/route.js": `import { read } from "../read";\nexport const runtime = "edge";\nexport async function GET() { return new Response(await read()); }`,
  };
  mkdirSync(join(here, "app/edge"));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(here, file), text);
  const next = (...words) => spawn(process.execPath, ["node_modules/next/dist/bin/next", ...words], { cwd: here, stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" } });
  const said = [];
  const built = next("build");
  for (const stream of [built.stdout, built.stderr]) stream.on("data", (data) => said.push(data));
  const code = await new Promise((done) => built.on("close", done));
  if (code !== 0) return said.join("").split("\n").find((line) => /error/i.test(line)) ?? `error: next build ended with ${code}`;
  const server = next("start", "--hostname", "127.0.0.1", "--port", String(PORT));
  try {
    const address = `http://127.0.0.1:${PORT}/`;
    let html = "";
    for (let tries = 0; tries < 100 && !html; tries++) {
      await setTimeout(200);
      html = await fetch(address).then((response) => response.text(), () => "");
    }
    if (!/server: (<!-- -->)?Hello/.test(html)) return "error: the server did not read the feed";
    const edge = await fetch(`${address}edge`).then((response) => response.text());
    if (edge !== "Hello") return "error: the edge route did not read the feed";
    return await title(address);
  } finally {
    server.kill();
  }
}
