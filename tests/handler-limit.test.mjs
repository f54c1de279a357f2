// anyfeed/handler counts who asks, wherever it runs: sixty requests a minute unless something else is asked for.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { mock, test } from "node:test";
import { install } from "./installed.mjs";
import { closing } from "./opened.mjs";

const installed = install();
const { createHandler } = await installed.import("anyfeed/handler");
const { toLambda, toNode } = await installed.import("anyfeed/handler-node");
const RSS = '<rss version="2.0"><channel><title>T</title></channel></rss>';
const made = (requests) => createHandler({ fetch: async () => new Response(RSS), ...(requests !== undefined && { limits: { requests } }) });
const asking = (headers = {}, path = "/v1/feed?url=example.org/feed.xml") => new Request(`https://api.example.com${path}`, { headers });

/** The statuses of so many requests, one after the other. */
async function statuses(count, ask) {
  const all = [];
  for (let at = 0; at < count; at++) all.push((await ask(at)).status);
  return all;
}

test("sixty in a minute, by default; then 429, with the time until there may be more", async () => {
  mock.timers.enable({ apis: ["Date"], now: Date.UTC(2026, 0, 15) });
  try {
    const handler = made();
    const ask = () => handler(asking(), { ip: "1.2.3.4" });
    assert.deepEqual(new Set(await statuses(60, ask)), new Set([200]));
    mock.timers.tick(20_000);
    const refused = await ask();
    assert.deepEqual([refused.status, refused.headers.get("retry-after"), (await refused.json()).code], [429, "40", "rate-limited"]);
    assert.equal((await handler(asking(), { ip: "1.2.3.5" })).status, 200, "others are not meant");
    assert.equal((await handler(asking({}, "/healthz"), { ip: "1.2.3.4" })).status, 200, "nor what fetches nothing");
    mock.timers.tick(40_000);
    assert.equal((await ask()).status, 200);
  } finally {
    mock.timers.reset();
  }
});

/** What platforms hand over beside a request, for one address. */
const PLATFORMS = {
  Netlify: (ip) => ({ ip, geo: {}, site: {} }),
  Deno: (ip) => ({ remoteAddr: { transport: "tcp", hostname: ip, port: 5000 } }),
  Bun: (ip) => ({ requestIP: () => ({ address: ip, family: "IPv4", port: 5000 }) }),
};

for (const [name, platform] of Object.entries(PLATFORMS)) {
  test(`who asks is known from what ${name} hands over`, async () => {
    const handler = made(1);
    const ask = (ip) => handler(asking({ "x-forwarded-for": "9.9.9.9", "cf-connecting-ip": "8.8.4.4" }), platform(ip)).then(({ status }) => status);
    assert.deepEqual([await ask("1.2.3.4"), await ask("1.2.3.4"), await ask("1.2.3.5")], [200, 429, 200]);
  });
}

/** Two clients, as addresses and headers; whether they are one. */
const CLIENTS = {
  "two machines of one IPv6 network": [["2a00:1450:4001:81b::1", {}], ["2a00:1450:4001:081b:ffff::2", {}], true],
  "two IPv6 networks": [["2a00:1450:4001:81b::1", {}], ["2a00:1450:4001:81c::1", {}], false],
  "IPv4, and the same within IPv6": [["1.2.3.4", {}], ["::ffff:1.2.3.4", {}], true],
  "what a stranger says of itself": [["1.2.3.4", { "x-forwarded-for": "5.5.5.5" }], ["1.2.3.4", { "x-forwarded-for": "6.6.6.6" }], true],
  "what a proxy in the own network says": [["10.0.0.2", { "x-forwarded-for": "5.5.5.5" }], ["10.0.0.2", { "x-forwarded-for": "6.6.6.6" }], false],
  "what was said to that proxy": [["::1", { "x-forwarded-for": "7.7.7.7, 5.5.5.5" }], ["::1", { "x-forwarded-for": "8.8.8.8, 5.5.5.5, 192.168.0.7" }], true],
  "neighbours who say nothing": [["127.0.0.1", {}], ["127.0.0.1", {}], true],
};

for (const [name, [[first, firstHeaders], [second, secondHeaders], isOne]] of Object.entries(CLIENTS)) {
  test(`${isOne ? "one client" : "two clients"}: ${name}`, async () => {
    const handler = made(1);
    await handler(asking(firstHeaders), { ip: first });
    assert.equal((await handler(asking(secondHeaders), { ip: second })).status, isOne ? 429 : 200);
  });
}

test("nobody is counted whom nobody knows, and nobody at all where that is asked for", async () => {
  const unlimited = made(0);
  assert.deepEqual(new Set(await statuses(80, () => unlimited(asking(), { ip: "1.2.3.4" }))), new Set([200]));
  const handler = made(1);
  for (const platform of [undefined, null, "1.2.3.4", {}, { ip: "" }, { requestIP: () => null }]) {
    assert.deepEqual(await statuses(2, () => handler(asking(), platform)), [200, 200], JSON.stringify(platform));
  }
});

test("in a server of Node, and in Lambda by either payload", async () => {
  const server = closing(createServer(toNode(made(1))).listen(0, "127.0.0.1"));
  await new Promise((resolve) => server.once("listening", resolve));
  const address = `http://127.0.0.1:${server.address().port}/v1/feed?url=example.org/feed.xml`;
  assert.deepEqual(await statuses(2, () => fetch(address)), [200, 429]);
  assert.equal((await fetch(address, { headers: { "x-forwarded-for": "5.5.5.5" } })).status, 200, "behind a proxy on the same machine");
  for (const where of [{ http: { method: "GET", sourceIp: "1.2.3.4" } }, { identity: { sourceIp: "1.2.3.4" } }]) {
    const lambda = toLambda(made(1));
    const ask = () => lambda({ rawPath: "/v1/feed", rawQueryString: "url=example.org/feed.xml", requestContext: where });
    assert.deepEqual([(await ask()).statusCode, (await ask()).statusCode], [200, 429]);
  }
});
