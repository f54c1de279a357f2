await navigator.serviceWorker.register("/worker.js", { type: "module" });
await navigator.serviceWorker.ready;
if (!navigator.serviceWorker.controller) await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));

const feed = await fetch("/feed.json").then((response) => response.json());
for (const { title, url } of feed.entries) {
  const link = document.createElement("a");
  Object.assign(link, { href: url, textContent: title });
  document.body.append(link);
}
