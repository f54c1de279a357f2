import { parseFeedToJson } from "anyfeed/lite";

const NAME = "feeds";

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  if (new URL(event.request.url).pathname === "/feed.json") event.respondWith(newest());
});

/** From the network; the copy that was kept, where that fails. */
async function newest() {
  const cache = await caches.open(NAME);
  try {
    const response = await fetch("/feed.xml");
    const json = parseFeedToJson(await response.arrayBuffer(), response.headers.get("content-type"), { url: response.url });
    const answer = new Response(json, { headers: { "content-type": "application/json" } });
    await cache.put("/feed.json", answer.clone());
    return answer;
  } catch (error) {
    return (await cache.match("/feed.json")) ?? Response.json({ message: error.message }, { status: 502 });
  }
}
