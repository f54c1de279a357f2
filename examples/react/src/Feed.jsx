import { excerpt } from "anyfeed/tools";
import { useFeed } from "./useFeed.js";

export function Feed({ url }) {
  const { feed, error } = useFeed(url);
  if (error) return <p role="alert">{error.message}</p>;
  if (!feed) return <p>Loading …</p>;
  return (
    <>
      <h1>{feed.title}</h1>
      {feed.entries.map((entry) => (
        <article key={entry.id}>
          <h2><a href={entry.url}>{entry.title}</a></h2>
          <p>{excerpt(entry, 200)}</p>
          {/* Safe: anyfeed has sanitized it. */}
          <div dangerouslySetInnerHTML={{ __html: entry.contentHtml ?? "" }} />
        </article>
      ))}
    </>
  );
}
