// The page's own files, kept on the first visit and served from there. Feeds are never kept.

interface WorkerEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface Fetching extends WorkerEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

/** Both are put in by the build. */
declare const VERSION: string;
declare const FILES: string[];

const NAME = `anyfeed-${VERSION}`;
const worker = globalThis as unknown as EventTarget & { clients: { claim(): Promise<void> } };
const own = new Set(FILES.map((file) => new URL(file, location.href).href));

// A new version waits until no page of the last one is open: such a page still needs its own files, of which the server
// may have none any more.
worker.addEventListener("install", (event) => {
  const kept = caches.open(NAME).then((cache) => cache.addAll([...own].map((url) => new Request(url, { cache: "reload" }))));
  (event as WorkerEvent).waitUntil(kept);
});

worker.addEventListener("activate", (event) => {
  (event as WorkerEvent).waitUntil(tidy().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event as Fetching;
  const url = request.url.replace(/[?#].*$/, "");
  if (request.method === "GET" && own.has(url)) (event as Fetching).respondWith(fromCache(url, request));
});

async function tidy(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("anyfeed-") && name !== NAME).map((name) => caches.delete(name)));
}

async function fromCache(url: string, request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  return (await cache.match(url)) ?? fetch(request);
}

export {};
