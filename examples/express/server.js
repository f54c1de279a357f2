import { FeedError } from "anyfeed";
import { FetchError, fetchFeed } from "anyfeed/fetch";
import { publicFetch } from "anyfeed/handler-node";
import express from "express";

const app = express();
// Addresses come from strangers: only public ones are fetched. INTERN=1 allows all, on a machine of your own.
const guarded = process.env.INTERN ? undefined : publicFetch();

app.get("/", async (request, response) => {
  try {
    const { feed } = await fetchFeed(String(request.query.url), { fetch: guarded, limits: { bytes: 8_000_000 } });
    const articles = feed.entries.map((entry) => `<article><h2>${escaped(entry.title)}</h2>${entry.contentHtml ?? ""}</article>`);
    response.send(`<!doctype html><meta charset="utf-8"><title>${escaped(feed.title)}</title>${articles.join("")}`);
  } catch (error) {
    if (!(error instanceof FeedError || error instanceof FetchError)) throw error;
    response.status(422).send(escaped(error.message));
  }
});

/** Titles are plain text: whoever writes HTML by hand escapes them. */
const escaped = (text) => String(text ?? "").replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

app.listen(Number(process.env.PORT ?? 3000));
