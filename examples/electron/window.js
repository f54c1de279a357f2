const main = document.querySelector("main");

document.querySelector("form").addEventListener("submit", async (event) => {
  event.preventDefault();
  const { feed, fault } = await window.feeds.read(new FormData(event.target).get("address"));
  main.replaceChildren(...(feed ? [titled("h1", feed.title), ...feed.entries.map(article)] : [titled("p", fault)]));
});

function article(entry) {
  const body = document.createElement("div");
  body.innerHTML = entry.contentHtml ?? ""; // Html is safe to insert
  const element = document.createElement("article");
  element.append(titled("h2", entry.title), body);
  return element;
}

function titled(name, text) {
  const element = document.createElement(name);
  element.textContent = text ?? "Untitled";
  return element;
}
