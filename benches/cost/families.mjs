// Documents that cost careless code too much: what stands before, a piece that is repeated behind it, and perhaps what ends it. ¤ is the number
// of the repetition, 文 another Chinese character each time.
import { families, fill } from "../lib/hostile.mjs";

const RSS = "<rss version='2.0'><channel><title>x</title></channel></rss>";
const BASE = `http://a.example/${"b".repeat(460)}/`;

/** Feeds, or what looks like one. */
export const FEEDS = {
  "attribute never closed": ["", "<a b='"],
  "attribute never closed, in an item": ["<rss><channel><item>", "<a b='"],
  "less-than": ["<rss><channel><item><title>", "<"],
  "comparisons": ["<rss><channel><item><description><![CDATA[<p>", "a<a"],
  "previews": ["<rss><channel><item><description><![CDATA[<p></p>", "<p style='display:none'>"],
  "ampersand": ["<rss><channel><item><title>", "&a"],
  "CDATA never closed": ["<rss><channel><item><title>", "<![CDATA["],
  "CDATA ends": ["<rss><channel><item><title>", "]]>"],
  "nested tags": ["<rss><channel><item>", "<a>"],
  "nested items": ["<rss><channel>", "<item>"],
  "end tags": ["<rss><channel><item>", "</a>"],
  "nothing closed": ["<rss><channel><item>", "<a:a><guid>1</guid>"],
  "a head of paragraphs": ["<rss><channel>", "<p><ttl>1</ttl><a:b>"],
  "a head of line breaks": ["<rss><channel>", "<br>"],
  "a list of fields": ["<rss><channel><items>", "<rdf:Seq><link><item/>"],
  "sections of a head that quote entries": ["<rss><channel>", "<t><![CDATA[a</t><item/><![CDATA[b]]></t>"],
  "one word of Hebrew": ["<rss><channel><item><description>", "אב"],
  "one word of Hebrew, with quotes": ["<rss><channel><item><description>", "אב\""],
  "one word of Hindi": ["<rss><channel><item><description>", "का"],
  "one word of Thai": ["<rss><channel><item><description>", "กา"],
  "pictures of people": ["<rss><channel><item><description>", "👍🏻\ufe0f\u200d"],
  "files of one name": ["<rss><channel><item>", "<media:content url='a'>"],
  "texts of other vocabularies": ["<rss><channel><item>", "<a:a>1<b:b>1"],
  "start tags twice": ["<rss><channel><item>", "<a:a><a:a>1</a:a>"],
  "ends of the feed in an item": ["<rss><channel><item>", "<dc:subject>x</channel>", "</item>"],
  "items ended early": ["<rss><channel>", "<item></channel><![CDATA["],
  "values that end in slashes": ["<rss><channel><item>", "<a b=c/><b b=c/><!--"],
  "comments": ["<rss><channel><item>", "<!-- "],
  "instructions": ["<rss><channel><item>", "<? "],
  "attributes": ["<rss><channel><item><a ", "b='c' "],
  "namespaces": ["<rss ", "xmlns:a='urn:a' "],
  "namespaces in scope": ["<rss><channel><item>", "<a xmlns:a='urn:a'>"],
  "entity definitions": ["<!DOCTYPE rss [", "<!ENTITY a 'b'>"],
  "paragraphs": ["<rss><channel><item><description>", "&lt;p&gt;a"],
  "comments that are none": ["<rss><channel><item><description>", "&lt;/ z&gt;"],
  "formatting": ["<rss><channel><item><description>", "&lt;p&gt;&lt;b&gt;"],
  "categories": ["<rss><channel><item>", "<category>a</category>"],
  "enclosures": ["<rss><channel><item>", "<enclosure url='http://a/b'/>"],
  "RDF's lists": ["<rss><channel><item><dc:subject><rdf:Bag>", "<rdf:li>a</rdf:li>"],
  "people": ["<rss><channel><item>", "<dc:creator><x:a>b</x:a></dc:creator>"],
  "people who name nobody": ["<rss><channel><item>", "<author>a@b.example</author>"],
  "channels of CDF": ["<CHANNEL>", "<CHANNEL BASE='a/'><ITEM/></CHANNEL>"],
  "channels within": ["<CHANNEL BASE='http://a/'>", "<CHANNEL BASE='a/'><ITEM/>"],
  "files of a group": ["<rss><channel><item><media:group>", "<media:content url='http://a/b'/><media:thumbnail url='http://a/b'/>"],
  "files of an entry": ["<rss><channel><item><media:title>a</media:title>", "<media:content url='http://a/b'/><media:thumbnail url='http://a/b'/>"],
  "head": ["<rss><channel>", "<link>http://a/</link>"],
  "JSON lists of the head": ['{"hubs":[', '{"url":"http://a/"},'],
  "JSON lists": ['{"items":[{"a":', "["],
  "JSON objects": ['{"items":[{"a":', '{"a":'],
  "JSON strings": ['{"items":[', '"\\'],
  "JSON commas": ['{"items":[', ","],
  "JSON Feed mentioned": ['{"items":["', "version:https://jsonfeed.org"],
  "JSON words": ['{"items":[', "{a:b "],
  "JSON texts not begun": ['{"items":[{"a":', 'b c" '],
  "JSON quotes": ['{"items":[{"a":"', 'b,"title:"c"" '],
  "JSON answers": ["", '{"data":'],
  "JSON behind": ['{"version":"https://jsonfeed.org/version/1.1"}', '{"title":1}'],
  "JSON feeds": ["", '{"version":"https://jsonfeed.org/version/1.1"}'],
  "JSON keys": ['{"items":[{', '"a":1,'],
  "JSON in a string": ['"{', '\\"'],
  "an escaped feed": ['<html><pre>&lt;rss version="2.0"&gt;', "<"],
  "microformats": ["<html><p class='h-entry'>", "<b class='h-card p-name e-content value dt-updated'>"],
  "bodies": ["<html><p class='h-entry'>", "<b class='e-content p-name value'>a</b>"],
  "items and links behind a comment": ["<!-- --><p class='h-entry'>a</p>", "<li class='h-entry u-a'><b><a href=b><link rel='self next' href=c>"],
  "names within names": ["<html><p class='h-entry'>", "<b class='p-name p-name p-category'>word "],
  "&a": ["", "&a"],
  "<![CDATA[": ["", "<![CDATA["],
  "]]>": ["", "]]>"],
  "<?": ["", "<?"],
  "<!DOCTYPE [": ["", "<!DOCTYPE ["],
  "<a b=\"<a b='": ["", "<a b=\"<a b='"],
  "<rss><channel><item> \u2026 <": ["<rss><channel><item>", "<"],
  "<rss><channel><item> \u2026 &a;": ["<rss><channel><item>", "&a;"],
  "<rss><channel><item> \u2026 <t>x<t>": ["<rss><channel><item>", "<t>x<t>"],
  "<rss><channel><item> \u2026 <title><![CDATA[</title></item>": ["<rss><channel><item>", "<title><![CDATA[</title></item>"],
  "<rss><channel><item> \u2026 <title><![CDATA[</title><link>": ["<rss><channel><item>", "<title><![CDATA[</title><link>"],
  "<rss><channel><item> \u2026 <category><![CDATA[</category><category><![CDATA[x]]></category>": ["<rss><channel><item>", "<category><![CDATA[</category><category><![CDATA[x]]></category>"],
  "<rss><channel><item> \u2026 <a:a><guid>": ["<rss><channel><item>", "<a:a><guid>"],
  "<rss><channel><item> \u2026 <br><guid>1</guid>": ["<rss><channel><item>", "<br><guid>1</guid>"],
  "<rss><channel> \u2026 <a:a><item>": ["<rss><channel>", "<a:a><item>"],
  "<rss><channel> \u2026 <item><enclosure><guid>1</guid></item>": ["<rss><channel>", "<item><enclosure><guid>1</guid></item>"],
  "<rss><channel><item> \u2026 <x><item>": ["<rss><channel><item>", "<x><item>"],
  "<rss><channel> \u2026 <item></x></item>": ["<rss><channel>", "<item></x></item>"],
  "<rss><channel><item><a  \u2026 b='' ": ["<rss><channel><item><a ", "b='' "],
  "<rss><channel><item><a  \u2026 b ": ["<rss><channel><item><a ", "b "],
  "<rss  \u2026 xmlns:a='b' ": ["<rss ", "xmlns:a='b' "],
  "<!DOCTYPE a [ \u2026 <!ENTITY a 'b'>": ["<!DOCTYPE a [", "<!ENTITY a 'b'>"],
  "<rss><channel> \u2026 <a xmlns:b='c'><b:a/>": ["<rss><channel>", "<a xmlns:b='c'><b:a/>"],
  "object in a feed": ["<rss><channel><item><description><![CDATA[<p>x</p>", "<object><svg><style></svg></object>"],
  "object in a title": ["<rss><channel><item><title><![CDATA[<p>x</p>", "<object><svg><style></svg></object>"],
  "addresses below a long base": [`<rss><channel xml:base='${BASE}'>`, "<item><link>x¤</link></item>"],
  "addresses below a long base, JSON": [`{"version":"https://jsonfeed.org/version/1.1","home_page_url":"${BASE}","items":[`, '{"url":"x¤"},'],
  "empty items": ["<rss><channel>", "<item/>"],
  "empty entries": ["<feed xmlns='http://www.w3.org/2005/Atom'>", "<entry/>"],
  "empty objects": ['{"version":"https://jsonfeed.org/version/1.1","items":[', "{},"],
  "image candidates below a long base": [`<rss><channel xml:base='${BASE}'><item><description>`, "&lt;img srcset='a,b 2x,c 3x'>"],
  "inherited authors": [`<feed xmlns='http://www.w3.org/2005/Atom'>${"<author><name>a</name></author>".repeat(60)}`, "<entry/>"],
  "entries of a page": ["<html>", "<p class=h-entry>x"],
  "links": ["<rss><channel>", "<item><description>&lt;a href=x></description></item>"],
  "a long namespace": [`<rss xmlns:x='${"u".repeat(2000)}'><channel><item>`, "<x:a¤/>"],
  "repaired bodies": ["<rss><channel>", `<item><description>${"&lt;b>&lt;p>x".repeat(12)}</description></item>`],
  "repaired links": ["<rss><channel>", `<item><description>${"&lt;a href=//x>&lt;div>".repeat(6)}</description></item>`],
};

/** What stands before a feed, or is not one: a reader in parts must not look at it again with each part. */
export const NOT_YET = {
  "white space": ["", " "],
  "line breaks": ["", "\r\n"],
  "letters": ["", "a"],
  "words": ["", "lorem ipsum "],
  "a comment": ["<!--", "a"],
  "a comment of dashes": ["<!--", "-"],
  "comments": ["", "<!---->"],
  "an instruction": ["<?a ", "a"],
  "an XML declaration": ["<?xml version='1.0' ", "a"],
  "instructions": ["", "<?a?>"],
  "less-than": ["", "<"],
  "greater-than": ["", ">"],
  "ampersands": ["", "&"],
  "NUL": ["", "\0"],
  "byte order marks": ["", "\uFEFF"],
  "letters of two bytes": ["", "é"],
  "white space beyond ASCII": ["", "\u00A0"],
  "a DOCTYPE": ["<!DOCTYPE ", "a"],
  "a DOCTYPE with declarations": ["<!DOCTYPE rss [", "<!ENTITY a¤ 'b'>"],
  "DOCTYPEs": ["", "<!DOCTYPE html>"],
  "opening braces": ["", "{"],
  "opening brackets": ["", "["],
  "closing brackets": ["", "]"],
  "quotation marks": ["", '"'],
  "a string": ['"', "a"],
  "a number": ["", "1"],
  "a JSON member": ['{"a":"', "b"],
  "JSON members": ["{", '"a¤":1,'],
  "text of HTML": ["<html><body><p>", "lorem ipsum "],
  "paragraphs of HTML": ["<!DOCTYPE html><html><body>", "<p>a</p>"],
  "scripts of HTML": ["<html><head>", "<script>a</script>"],
  "a script": ["<html><head><script>", "a<b;"],
  "a root without end": ["<", "a"],
  "attributes of a root": ["<rss ", "a¤='b' "],
  "unknown elements": ["<a>", "<b/>"],
  "unknown elements, nested": ["", "<a>"],
  "end tags": ["", "</a>"],
  "an RSS head": ["<rss><channel><description>", "a"],
  "a line of HTTP": ["HTTP/1.1 200 OK\r\n", "a: b\r\n"],
};

/** HTML, beside the table of hostile HTML. */
const HTML = {
  "object": ["", "<object><svg><style></svg></object>"],
  "object of scripts": ["", "<object><math><script></math></object>"],
  "formatting in paragraphs": ["", "<b><p>x"],
};

/** What other readers are given. */
export const OTHERS = {
  opml: {
    "outlines": ["<opml><body>", "<outline xmlUrl='http://a/¤'/>"],
    "deep groups": ["<opml><body>", "<outline text='a'>"],
    "deep groups of feeds": [`<opml><body>${"<outline text='abcdefghijklmnopqrstuvwx'>".repeat(42)}`, "<outline xmlUrl='http://a/¤'/>"],
    "attributes": ["<opml><body><outline ", "a¤='b' "],
    "less-than": ["<opml><body>", "<"],
    "white space": ["", " "],
  },
  discover: {
    "links": ["<html><head>", "<link rel=alternate type='application/rss+xml' href='/¤'>"],
    "anchors": ["<html><body>", "<a href='/feed/¤'>rss</a>"],
    "objects": ["", "<object><svg><style></svg></object>"],
    "less-than": ["", "<"],
    "comments": ["", "<!--"],
    "white space": ["", " "],
  },
  detect: {
    "white space": ["", " "],
    "less-than": ["", "<"],
    "comments": ["", "<!-- -->"],
    "braces": ["", "{"],
    "text of HTML": ["<html><body><p>", "lorem ipsum "],
  },
  date: {
    "digits": ["", "1"],
    "days": ["", "1 January 2024 "],
    "white space": ["2024-01-01", " "],
    "words": ["", "monday "],
    "colons": ["", "1:"],
    "comments": ["1 January 2024 ", "("],
  },
};

/** About so many bytes of a family. */
export function grown([before, piece, behind = ""], size) {
  let text = before;
  for (let index = 0; text.length < size; ) {
    // In blocks: text that grows by a letter at a time is slow to make.
    let block = "";
    while (block.length < 4096 && text.length + block.length < size) block += fill(piece, index++);
    text += block;
  }
  return text + behind;
}

/** The same with a whole feed behind it. */
export function beforeFeed(family, size) {
  return grown(family, size) + RSS;
}

/** A long tag, and as many images again whose words are all dropped. */
function wordsOfNothing(size) {
  return `<p title="${"A".repeat(size / 2)}">${'<img alt="&#1;">'.repeat(size / 32)}`;
}

/** Each family of HTML: a name, and what makes about so many bytes of it. */
export function hostileHtml() {
  const rows = families.map(({ title, make }) => [title, make]);
  const own = Object.entries(HTML).map(([name, family]) => [name, (size) => grown(family, size)]);
  return [...rows, ...own, ["words of nothing", wordsOfNothing]];
}
