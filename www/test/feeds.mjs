// Documents that several tests of the page are about.

export const BROKEN = `<rss version="2.0"><channel><title>Tea & cake</title><link>https://tea.example/</link>
<item><title>First & last</title><link>https://tea.example/1</link><guid>https://tea.example/1</guid>
<pubDate>Mon, 06 Sep 2021 16:45:00 GMT</pubDate><description>&lt;p&gt;One &lt;b&gt;cup&lt;/b&gt;&lt;img src="https://pictures.example/a.png"&gt;&lt;/p&gt;</description></item>
<item><title>Second</title><link>https://tea.example/2</link><guid>https://tea.example/2</guid>
<pubDate>Tue, 32 Sep 2021 16:45:00 GMT</pubDate><description>Two</description></item></channel></rss>`;

export const HTML = `<!doctype html><html><head><title>A page</title>
<link rel="alternate" type="application/rss+xml" title="All posts" href="/feed.xml"><link rel="alternate" type="application/rss+xml" title="Comments" href="/comments.xml"></head><body>Hello</body></html>`;

export const SOUND = `<rss version="2.0"><channel><title>Tea</title><link>https://tea.example/</link><description>What we drink, and what we eat with it, told at some length so that it takes its room.</description>
<item><title>First</title><link>https://tea.example/1</link><guid>https://tea.example/1</guid><pubDate>Mon, 06 Sep 2021 16:45:00 GMT</pubDate><description>One</description></item></channel></rss>`;

export const PICTURED = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><title>Pictures</title><id>p:1</id><updated>2024-01-01T00:00:00Z</updated><icon>https://pictures.example/icon.png</icon><logo>https://pictures.example/cover.png</logo>
<entry><title>One</title><id>p:2</id><updated>2024-01-01T00:00:00Z</updated><media:thumbnail url="https://pictures.example/one.png"/></entry></feed>`;

export const TALK = `<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0" xmlns:psc="http://podlove.org/simple-chapters"><channel><title>Talk</title><link>https://talk.example/</link><itunes:author>Two</itunes:author>
<item><title>One</title><guid>https://talk.example/1</guid><enclosure url="https://talk.example/1.mp3" length="40000000" type="audio/mpeg"/><itunes:duration>60</itunes:duration>
<podcast:alternateEnclosure type="audio/opus" length="20000000"><podcast:source uri="https://talk.example/1.opus"/></podcast:alternateEnclosure>
<podcast:transcript url="/talk.vtt" type="text/vtt"/><psc:chapters version="1.2"><psc:chapter start="0" title="Beginning"/><psc:chapter start="10" title="Tea"/></psc:chapters></item></channel></rss>`;

/** Enough dated episodes for their rhythm to be drawn. */
export const SHOWS = TALK.replace("<itunes:author>", "<description>Two people, a pot of tea, and an hour of talk a week.</description><language>en</language><itunes:author>").replace(/<item>.*<\/item>/s, (item) =>
  Array.from({ length: 8 }, (_, n) => item.replaceAll("talk.example/1", `talk.example/${n}`).replace("</guid>", `</guid><pubDate>0${8 - n} Mar 2021 06:00:00 GMT</pubDate>`)).join(""));

export const CHAPTERS = JSON.stringify({ version: "1.2.0", chapters: [
  { startTime: 0, title: "Beginning" }, { startTime: 75, title: "<b>Middle</b>" }, { startTime: 80, title: "A picture", toc: false }, { title: "Nowhere" },
] });

export function podcast(chapters) {
  return `<rss version="2.0" xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel><title>Talk</title><link>https://talk.example/</link>
<item><title>One</title><guid>https://talk.example/1</guid><enclosure url="https://talk.example/1.mp3" length="1" type="audio/mpeg"/>
<podcast:chapters url="${chapters}" type="application/json+chapters"/></item></channel></rss>`;
}

export function long(entries) {
  const item = (n) =>
    `<item><title>Entry ${n}</title><link>https://long.example/${n}</link><guid>https://long.example/${n}</guid><description>${"words ".repeat(40)}</description></item>`;
  return `<rss version="2.0"><channel><title>Long</title><link>https://long.example/</link>${Array.from({ length: entries }, (_, n) => item(n)).join("")}</channel></rss>`;
}
