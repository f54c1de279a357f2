// A subscriber to WebSub <https://www.w3.org/TR/websub/> on Cloudflare Workers: hubs send new entries instead of being asked
// for them. POST /subscriptions {"url"} subscribes to a feed, DELETE leaves it; hubs talk to /hooks/ID; a cron renews.
import { FeedError, parseFeed } from "anyfeed";
import { FetchError, fetchFeed } from "anyfeed/fetch";

const DAY = 86_400;
const LEASE = 10 * DAY;
/** Bytes of one delivery. */
const MOST = 5_000_000;
/** As X-Hub-Signature calls them. */
const HASHES = { sha1: "SHA-1", sha256: "SHA-256", sha384: "SHA-384", sha512: "SHA-512" };

export default {
  async fetch(request, { DB, TOKEN, ORIGIN }) {
    const { pathname, searchParams } = new URL(request.url);
    const [, room, id = ""] = pathname.split("/");
    if (room === "hooks") {
      const known = await DB.prepare("SELECT * FROM subscriptions WHERE id = ?").bind(id).first();
      if (request.method === "GET") return confirm(searchParams, known, DB);
      return request.method === "POST" ? receive(request, known, DB) : said(405);
    }
    if (room !== "subscriptions") return said(404);
    if (!TOKEN || request.headers.get("authorization") !== `Bearer ${TOKEN}`) return said(401);
    const { url } = await request.json();
    if (request.method === "POST") return subscribe(url, ORIGIN, DB);
    return request.method === "DELETE" ? unsubscribe(url, ORIGIN, DB) : said(405);
  },

  /** Renews what ends within a day; who was not there is asked again the next time. */
  async scheduled(_event, { DB, ORIGIN }) {
    const due = await DB.prepare("SELECT * FROM subscriptions WHERE wish = 'subscribe' AND until < ?").bind(now() + DAY).all();
    for (const one of due.results) {
      await ask(one, ORIGIN).catch((error) => console.error(one.topic, error.message));
    }
  },
};

async function subscribe(url, origin, DB) {
  let websub;
  try {
    ({ websub } = await fetchFeed(url));
  } catch (error) {
    if (error instanceof FeedError || error instanceof FetchError) return said(422, error.message);
    throw error;
  }
  if (!websub) return said(422, "This feed names no hub.");
  const [id, secret] = [crypto.randomUUID(), crypto.randomUUID() + crypto.randomUUID()];
  // The row first: many a hub asks for a confirmation before it answers. Who subscribes again keeps what there is.
  const one = await DB.prepare(
    "INSERT INTO subscriptions VALUES (?, ?, ?, ?, ?, 'subscribe', 0) ON CONFLICT (url) DO UPDATE SET topic = excluded.topic, hub = excluded.hub, wish = 'subscribe' RETURNING *",
  ).bind(id, url, websub.topic, websub.hubs[0], secret).first();
  return ask(one, origin);
}

async function unsubscribe(url, origin, DB) {
  const one = await DB.prepare("UPDATE subscriptions SET wish = 'unsubscribe' WHERE url = ? RETURNING *").bind(url).first();
  return one ? ask(one, origin) : said(404);
}

/** Tells the hub what is wished; it answers 202 and asks at the callback whether that is so. */
async function ask({ id, topic, hub, secret, wish }, origin) {
  const body = new URLSearchParams({
    "hub.callback": `${origin}/hooks/${id}`, "hub.mode": wish, "hub.topic": topic, "hub.lease_seconds": String(LEASE), "hub.secret": secret,
  });
  const response = await fetch(hub, { method: "POST", body });
  return response.ok ? said(202) : said(502, `The hub answered ${response.status}: ${(await response.text()).slice(0, 200)}`);
}

/** The hub asks whether the wish is ours, or says that it will not have us. */
async function confirm(asked, known, DB) {
  const [mode, topic] = [asked.get("hub.mode"), asked.get("hub.topic")];
  if (!known || topic !== known.topic) return said(404);
  const forget = () => DB.prepare("DELETE FROM subscriptions WHERE id = ?").bind(known.id).run();
  if (mode === "denied") {
    await forget();
    return said(200);
  }
  if (mode !== known.wish) return said(404);
  const lease = Number(asked.get("hub.lease_seconds")) || LEASE;
  if (mode === "unsubscribe") await forget();
  else await DB.prepare("UPDATE subscriptions SET until = ? WHERE id = ?").bind(now() + lease, known.id).run();
  return said(200, asked.get("hub.challenge") ?? "");
}

/** A delivery. Whatever is wrong with it, the hub need not send it again. */
async function receive(request, known, DB) {
  // Gone: the hub forgets us.
  if (!known?.until) return said(410);
  if (Number(request.headers.get("content-length")) > MOST) return said(413);
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > MOST) return said(413);
  if (!(await isSigned(bytes, request.headers.get("x-hub-signature"), known.secret))) return said(202);
  try {
    const { entries } = parseFeed(bytes, request.headers.get("content-type"), { url: known.topic });
    const keep = DB.prepare("INSERT OR IGNORE INTO entries VALUES (?, ?, ?, ?)");
    if (entries.length) await DB.batch(entries.map(({ id, title, url }) => keep.bind(known.topic, id, title, url)));
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    console.error(known.topic, error.message);
  }
  return said(202);
}

/** X-Hub-Signature: "sha256=…", of the bytes as they came. */
async function isSigned(bytes, header, secret) {
  const [, name, hex] = /^(\w+)=((?:[\da-f]{2})+)$/i.exec(header ?? "") ?? [];
  const hash = HASHES[name?.toLowerCase()];
  if (!hash) return false;
  const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(secret), { name: "HMAC", hash }, false, ["verify"]);
  return crypto.subtle.verify("HMAC", key, Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16)), bytes);
}

const now = () => Math.floor(Date.now() / 1000);

const said = (status, text = null) => new Response(text, { status, headers: { "content-type": "text/plain", "x-content-type-options": "nosniff" } });
