// A small server for the tests: the built page with its real headers, feeds on another origin, a handler that can be away.

import { readFile, readdir } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { listen } from "../../tests/opened.mjs";

export const site = fileURLToPath(new URL("../../dist/www/", import.meta.url));

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

/** The headers file as it was built: what a static host would send for a path. */
async function pageHeaders() {
  const rules = (await readFile(join(site, "_headers"), "utf8")).split(/\n(?=\/)/).map((rule) => {
    const [path, ...lines] = rule.split("\n").filter((line) => line && !line.startsWith("  ! "));
    return { start: path.replace("*", ""), all: Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/s).slice(0, 2))) };
  });
  return (path) => Object.assign({}, ...rules.filter(({ start }) => path.startsWith(start)).map(({ all }) => all));
}

/** Where a file lies that has a name by its content: "main.js" is "/assets/main-ABCD1234.js". */
export async function asset(name) {
  const [stem, ending] = name.split(".");
  const found = (await readdir(join(site, "assets"))).filter((file) => file.startsWith(`${stem}-`) && file.endsWith(`.${ending}`) && file.length === name.length + 9);
  if (found.length !== 1) throw new Error(`${found.length} files for ${name}`);
  return `/assets/${found[0]}`;
}

function answering(answer) {
  return listen((request, response) => {
    answer(request, response).catch(() => response.writeHead(404).end());
  });
}

/** The page. `raw` answers in the handler's place; without it there is no handler. `extra` are pages beside it, null what is not there. */
export async function servePage({ raw = null, extra = {} } = {}) {
  const headersOf = await pageHeaders();
  return await answering(async (request, response) => {
    const url = new URL(request.url, "http://host");
    if (url.pathname === "/v1/raw" && raw) return await raw(url.searchParams.get("url"), response);
    const path = normalize(extname(url.pathname) ? url.pathname : url.pathname.endsWith("/") ? `${url.pathname}index.html` : `${url.pathname}.html`);
    const body = path in extra ? extra[path] : await readFile(join(site, path));
    if (body === null) return void response.writeHead(404).end();
    const type = TYPES[extname(path)] ?? "application/xml";
    response.writeHead(200, { ...headersOf(path), "content-type": type }).end(body);
  });
}

/** A publisher: paths to { body, type, status, cors, pieces, until }; `until` gives what the second half waits for. */
export async function servePublisher(documents) {
  return await answering(async (request, response) => {
    const found = documents[new URL(request.url, "http://host").pathname];
    if (!found) return void response.writeHead(404, { "access-control-allow-origin": "*" }).end("not here");
    const body = Buffer.from(found.body);
    const headers = { "content-type": found.type ?? "application/rss+xml", "content-length": body.length };
    if (found.cors !== false) headers["access-control-allow-origin"] = "*";
    response.writeHead(found.status ?? 200, headers);
    const step = Math.ceil(body.length / (found.pieces ?? 1)) || 1;
    const held = found.until?.();
    for (let at = 0; at < body.length; at += step) {
      response.write(body.subarray(at, at + step));
      if (at + step >= body.length / 2) await held;
    }
    response.end();
  });
}
