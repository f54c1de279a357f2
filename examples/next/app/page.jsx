import { fetchFeed } from "anyfeed/fetch";
import { unstable_cache } from "next/cache";

export const dynamic = "force-dynamic";

const read = unstable_cache(async (url) => {
  const { feed } = await fetchFeed(url);
  return feed.entries.slice(0, 10).map(({ id, url, title, contentHtml }) => ({ id, url, title, contentHtml }));
}, ["feed"], { revalidate: 3600 });

export default async function Page() {
  const entries = await read(process.env.FEED);
  return (
    <main>
      {entries.map((entry) => (
        <article key={entry.id}>
          <h2><a href={entry.url}>{entry.title}</a></h2>
          <div dangerouslySetInnerHTML={{ __html: entry.contentHtml ?? "" }} />
        </article>
      ))}
    </main>
  );
}
