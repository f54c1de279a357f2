// What handlers are asked wherever they run, and what is looked at in their answers. It runs in every runtime: nothing here is Node's own.

/** The feed is bytes. */
export function questions(FEED) {
  const bytes = (text) => new TextEncoder().encode(text);
  /** What servers say. */
  const pages = {
    "https://example.org/feed.xml": [200, "application/rss+xml", FEED],
    "https://example.org/": [200, "text/html", bytes('<link rel="alternate" type="application/rss+xml" href="/feed.xml"><p>Hello')],
  };
  const fetching = async (url) => {
    const [status, type, body] = pages[url] ?? [404, "text/plain", bytes("no")];
    return new Response(body, { status, headers: { "content-type": type } });
  };
  const ASKED = [
    ["GET", "/v1/feed?url=example.org/feed.xml"],
    ["GET", "/v1/feed?url=https%3A%2F%2Fexample.org%2F&limit=0&pretty=1"],
    ["GET", "/v1/discover?url=example.org"],
    ["GET", "/v1/feed?url=example.org/missing.xml"],
    ["GET", "/v1/feed?url=http://127.0.0.1/"],
    ["GET", "/v1/feed?limits=5"],
    ["POST", "/v1/feed", FEED],
    ["POST", "/v1/feed", new Uint8Array([0x00, 0xff])],
    ["GET", "/v1/validate?url=example.org&profile=rss"],
    ["POST", "/v1/validate?format=sarif", FEED],
    ["GET", "/badge.svg?url=example.org"],
    ["GET", "/badge.svg?url=example.org/missing.xml"],
    ["GET", "/openapi.json"],
    ["GET", "/nowhere"],
    ["GET", "//evil.example/healthz"],
    ["HEAD", "/healthz"],
    ["OPTIONS", "/v1/feed"],
    ["GET", "/v1/feed?url=example.org/feed.xml&format=atom"],
  ];
  return { ASKED, fetching };
}

/** What differs from answer to answer is left out. */
export const essence = async (response) => ({
  status: response.status,
  type: response.headers.get("content-type"),
  cors: response.headers.get("access-control-allow-origin"),
  body: (await response.text()).replace(/https?:\/\/[^/"<>]*(?=\/errors)/g, "").replace(/https?:\/\/[^/"<>]*(?=\/v1\/feed\?)/g, ""),
});

/** All of them, one after the other. */
export async function answers(ASKED, ask) {
  const all = [];
  for (const [method, path, body] of ASKED) all.push(await essence(await ask(path, { method, body, ...(body && { duplex: "half" }) })));
  return all;
}
