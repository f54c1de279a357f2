// Feeds from small parts that look real: the same bytes on every machine.
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { encodeGb18030 } from "./gb18030.mjs";
import { random } from "./random.mjs";
import { root } from "./root.mjs";
import { chinese, escape, foreign, html, iso, sentence, title, words } from "./text.mjs";

const folder = join(root, "target/bench/feeds");

/** The file of a kind and a size (or, for small ones, a number), made on first use. */
export function generated(kind, size) {
  const { ending, make } = kind === "small" ? small(size) : kinds[kind];
  const file = join(folder, `${kind}-${size}.${ending}`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const bytes = kind === "small" ? make(random(size), 4000 + ((size * 7919) % 90) * 1000) : make(random(1), size * 1e6);
    // Several processes may want it at once: none must find half of it.
    const own = `${file}.${process.pid}`;
    writeFileSync(own, bytes);
    renameSync(own, file);
  }
  return file;
}

export const kinds = {
  "podcast": { ending: "rss", make: podcast },
  "atom-html": { ending: "atom", make: atom },
  "gb18030": { ending: "rss", make: (chance, size) => encodeGb18030(chineseRss(chance, size)) },
  "scripts": { ending: "rss", make: scripts },
  "ill-formed": { ending: "rss", make: illFormed },
  "json-feed": { ending: "json", make: jsonFeed },
};

function small(number) {
  const makers = [podcast, atom, rss, rss, jsonFeed, atom, rss, illFormed];
  const make = makers[number % makers.length];
  return { ending: make === jsonFeed ? "json" : "xml", make };
}

/** Start, as many entries as fit, end. */
function fill(size, start, entry, end) {
  const parts = [start];
  let length = start.length;
  for (let index = 0; length < size; index++) {
    const next = entry(index);
    parts.push(next);
    length += Buffer.byteLength(next);
  }
  return parts.join("") + end;
}

function podcast(chance, size) {
  const start = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:podcast="https://podcastindex.org/namespace/1.0">
  <channel>
    <title>The Long Walk</title>
    <link>https://longwalk.example/</link>
    <atom:link href="https://longwalk.example/feed.xml" rel="self" type="application/rss+xml"/>
    <language>en</language>
    <description>Two people walk, and talk about what they see.</description>
    <itunes:author>Ann Marsh &amp; Tom Reed</itunes:author>
    <itunes:image href="https://cdn.longwalk.example/cover.jpg"/>
    <itunes:category text="Society &amp; Culture"><itunes:category text="Places &amp; Travel"/></itunes:category>
    <itunes:explicit>false</itunes:explicit>
    <podcast:locked>yes</podcast:locked>
`;
  return fill(size, start, (index) => {
    const body = html(chance, 4200);
    return `    <item>
      <title>${escape(title(chance))}</title>
      <itunes:title>${escape(title(chance))}</itunes:title>
      <link>https://longwalk.example/episodes/${index}?utm_source=rss</link>
      <guid isPermaLink="false">longwalk-${index}-${chance.below(1e9).toString(36)}</guid>
      <pubDate>${new Date(iso(index)).toUTCString()}</pubDate>
      <description>${escape(html(chance, 500))}</description>
      <content:encoded><![CDATA[${body}]]></content:encoded>
      <enclosure url="https://cdn.longwalk.example/${index}.mp3" length="${20000000 + chance.below(9e7)}" type="audio/mpeg"/>
      <itunes:duration>${chance.below(2)}:${10 + chance.below(50)}:${10 + chance.below(50)}</itunes:duration>
      <itunes:episode>${index + 1}</itunes:episode>
      <itunes:season>${1 + Math.floor(index / 20)}</itunes:season>
      <itunes:episodeType>full</itunes:episodeType>
      <itunes:explicit>false</itunes:explicit>
      <itunes:image href="https://cdn.longwalk.example/${index}.jpg"/>
      <itunes:summary>${escape(sentence(chance))}</itunes:summary>
      <podcast:transcript url="https://longwalk.example/${index}.vtt" type="text/vtt"/>
      <podcast:person role="guest" href="https://people.example/${chance.below(99)}">${escape(words(chance, 2))}</podcast:person>
    </item>
`;
  }, "  </channel>\n</rss>\n");
}

function rss(chance, size) {
  const start = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/">
<channel><title>Notes</title><link>https://notes.example/</link><description>What there is to say</description>
`;
  return fill(size, start, (index) => `<item><title>${escape(title(chance))}</title>
<link>https://notes.example/${index}/?utm_medium=feed&amp;p=${index}</link><guid>https://notes.example/?p=${index}</guid>
<dc:creator><![CDATA[${words(chance, 2)}]]></dc:creator><pubDate>${new Date(iso(index)).toUTCString().replace("GMT", "+0000")}</pubDate>
<category>${words(chance, 1)}</category><category><![CDATA[${words(chance, 2)}]]></category>
<description><![CDATA[${sentence(chance)} [&#8230;]]]></description>
<content:encoded><![CDATA[${html(chance, 2500)}]]></content:encoded>
<media:thumbnail url="https://notes.example/${index}.jpg" width="640" height="480"/></item>
`, "</channel></rss>\n");
}

function atom(chance, size) {
  const start = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><title>Field notes</title><id>tag:field.example,2020:feed</id>
<link href="https://field.example/"/><link rel="self" href="https://field.example/feed.atom"/><updated>${iso(0)}</updated>
<author><name>Edda Holm</name><uri>https://field.example/edda</uri></author>
`;
  return fill(size, start, (index) => `<entry><title type="html">${escape(escape(title(chance)))}</title>
<id>tag:field.example,2020:${index}</id><link href="/notes/${index}"/><published>${iso(index)}</published><updated>${iso(index)}</updated>
<category term="${escape(words(chance, 1))}"/><summary type="html">${escape(html(chance, 300))}</summary>
<content type="html">${escape(html(chance, 5000))}</content></entry>
`, "</feed>\n");
}

function chineseRss(chance, size) {
  const start = `<?xml version="1.0" encoding="GB18030"?>
<rss version="2.0"><channel><title>${chinese(chance, 6)}</title><link>https://xinwen.example/</link><description>${chinese(chance, 20)}</description><language>zh-CN</language>
`;
  // Two bytes of the encoding are three of UTF-8, in which fill counts.
  return fill(size * 1.42, start, (index) => `<item><title>${chinese(chance, 18)}</title><link>https://xinwen.example/${index}.html</link>
<author>${chinese(chance, 3)}</author><pubDate>${new Date(iso(index)).toUTCString()}</pubDate><category>${chinese(chance, 2)}</category>
<description><![CDATA[${Array.from({ length: 12 }, () => `<p>${chinese(chance, 90)}，<a href="/a/${chance.below(999)}">${chinese(chance, 4)}</a>。</p>`).join("\n")}]]></description></item>
`, "</channel></rss>\n");
}

/** Each entry in another script. */
function scripts(chance, size) {
  const start = '<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0"><channel><title>Voices</title><link>https://voices.example/</link><description>All of them</description>\n';
  return fill(size, start, (index) => `<item><title>${foreign(chance, index, 8)}</title><link>https://voices.example/${index}</link><guid>https://voices.example/${index}</guid>
<author>${foreign(chance, index, 2)}</author><pubDate>${new Date(iso(index)).toUTCString()}</pubDate><category>${foreign(chance, index, 1)}</category>
<description><![CDATA[${Array.from({ length: 6 }, () => `<p>${foreign(chance, index, 40)}, <a href="/a/${chance.below(999)}">${foreign(chance, index, 3)}</a>.</p>`).join("\n")}]]></description></item>
`, "</channel></rss>\n");
}

/** Each entry as somebody's software writes it, with one of the faults that are seen in the wild. */
function illFormed(chance, size) {
  const faults = [
    (text) => text.replace("<title>", "<title>Fish & Chips, R&D "),
    (text) => text.replace("</title>", "&nbsp;&copy; 1 < 2</title>"),
    (text) => text.replace("</category>", "<category>"),
    (text) => text.replace('length="', "length="),
    (text) => text.replace("</description>", ""),
    (text) => text.replace("</item>", "</items>"),
    (text) => text.replace("<description>", "<description><p class=lead>Not escaped<br>at all</p>"),
    (text) => text.replace("<title>", "<title>\u0007\u000b"),
    (text) => text.replace("]]>", "]]>]]>"),
    (text) => text.replace("<guid>", "<foo:guid>"),
  ];
  const start = '<rss version="2.0"><channel><title>Old times</title><link>https://old.example/</link><description>As it was</description>\n';
  return fill(size, start, (index) => chance.of(faults)(`<item><title>${escape(title(chance))}</title><link>https://old.example/${index}</link><guid>old-${index}</guid>
<pubDate>${new Date(iso(index)).toUTCString()}</pubDate><category>${words(chance, 1)}</category><enclosure url="https://old.example/${index}.jpg" length="1234" type="image/jpeg"/>
<description>${escape(html(chance, 1500))}</description><content:encoded><![CDATA[${html(chance, 2500)}]]></content:encoded></item>
`), "");
}

function jsonFeed(chance, size) {
  const start = '{"version":"https://jsonfeed.org/version/1.1","title":"Post box","home_page_url":"https://post.example/","feed_url":"https://post.example/feed.json","language":"en","items":[';
  return fill(size, start, (index) => (index ? "," : "") + JSON.stringify({
    id: `https://post.example/${index}`,
    url: `https://post.example/${index}`,
    title: title(chance),
    content_html: html(chance, 4500),
    summary: sentence(chance),
    date_published: iso(index),
    authors: [{ name: words(chance, 2), url: "https://post.example/who" }],
    tags: [words(chance, 1), words(chance, 1)],
    attachments: index % 3 ? [] : [{ url: `https://post.example/${index}.mp3`, mime_type: "audio/mpeg", size_in_bytes: 1e6 }],
  }), "]}\n");
}
