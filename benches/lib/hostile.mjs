// HTML that costs careless code too much: each family is a few parts, some of them repeated until it is long enough.
// In a repeated part, "¤" is the number of the repetition, "文" another Chinese character each time.

const once = (text) => ({ text });
const many = (text, share = 1) => ({ text, share });
const each = (...pieces) => pieces.map((piece) => [`${piece} …`, [many(piece)]]);
const after = (start, ...pieces) => pieces.map((piece) => [`${start} then ${piece} …`, [once(start), many(piece)]]);
const pair = (first, second) => [[`${first} … ${second} …`, [many(first), many(second)]]];
const within = (start, piece, end) => [[`${start}${piece} …${end}`, [once(start), many(piece), once(end)]]];
const name = (text) => JSON.stringify(text).slice(1, -1);

const FAMILIES = [
  ...each("hello world ", '<p>The <b>quick</b> <a href="https://site.example/a?b=c&amp;d">brown</a> fox <img src="https://site.example/i.png" alt=x></p>\n'),
  // Depth.
  ...each("<div>", "<x>", "<span>", "<blockquote>", "<b>", "<b a¤>", "<font><p>", "<pre>", "<h1>", "<ul><li>", "<dd><div>", "<ruby><rt>", "<listing><p>", "<details><summary>"),
  ...pair("<div>", "</div>"),
  // Formatting that is opened again and again.
  ...each("<p><b a¤>", "<a><div>", "<a href=x>", "<b><p></b>", "<nobr>", "<nobr><div>", "<p><b><i><u></p>\n<p>", "<i><b></i>"),
  ...pair("<b a¤>", "<p>"),
  ...pair("<i a¤>", "<p>x"),
  ...pair("<b a¤><div>", "</b>"),
  ...pair("<b><p>", "</b>"),
  ...after("<b><i><u><b><i><u><b><i><u>", "<p>x"),
  // Tables.
  ...each("<font><table>", "<table>", "<table><tr><td>", "<table><div>", "<table>x"),
  ...after("<table>", "<b>", "<b></b>", "<x></x>", "x<tr>", "<a>", "<p>", "<tr>"),
  [["<i>x</i> … <table> <i>x</i> …", [many("<i>x</i>"), once("<table>"), many("<i>x</i>")]]],
  // Attributes.
  ...within("<p", " a¤", ">"), ...within("<p", " a", ">"), ...within('<p title="', "x", '">'), ...within('<p title="', "&", '">'), ...within("<p title='", '"', "'>"), ...within('<p class="', "a ", '">'),
  ...each("<body a¤>", "<html a¤>", "<p id=a¤>"),
  // Text and references.
  ...each("&", "< ", "&amp;", "&CounterClockwiseContourIntegra", "&#x41;", "\0", "\r", "\u00a0", ">"),
  ...within("&#x", "0", ";"),
  // Comments and other markup.
  ...each("<!--", "<!---->", "a<!---->", "<![CDATA[", "<", "</", "</x>", "</p>", "</br>", "<!doctype x>", "<?x?>"),
  ...after("<!--", "-"),
  // Foreign elements.
  ...each("<svg>", "<svg><desc>", "<math><mi>", "<math><annotation-xml encoding=text/html>", "<svg><p>"),
  ...pair("<svg><g>", "<p>"),
  [["<svg> <g> … </x> …", [once("<svg>"), many("<g>"), many("</x>")]]],
  // Forms.
  ...each("<select>", "<select><button><selectedcontent><div>", "<template>", "<form>", "<button>", "<button><p>"),
  ...after("<select>", "<option>", "<div><option>"),
  ...after("<select><button><selectedcontent></selectedcontent></button>", "<option selected>x"),
  [["<select><button> <selectedcontent> … x<b></b> …", [once("<select><button>"), many("<selectedcontent>"), once("</button><option>"), many("x<b></b>")]]],
  ...pair("<form><div>", "</form>"),
  // One kind far below another.
  ...pair("<div>", "<p>"), ...pair("<span>", "<p></p>"), ...pair("<span>", "</x>"), ...pair("<b>", "</x>"), ...pair("<div>", "</p>"), ...pair("<x>", "<b></b>"), ...pair("<div>", "<br>"), ...pair("<div>", "<hr>"),
  [["<li> <div> … <li> …", [once("<li>"), many("<div>"), many("<li>")]]],
  ...each("<li>x"),
  // Elements whose content is no markup.
  ...each("<frameset>", "<textarea>", "<title>", "<script>", "<style>", "<image>", "<iframe>", "<noscript>", "<xmp>"),
  ...after("<plaintext>", "<b>"), ...after("<script><!--", "<script>"),
  // Addresses.
  ...within('<a href="http://a/', "a", '">x</a>'), ...within('<a href="http://a/', "../", '">x</a>'), ...within('<a href="http://', "a", '/">x</a>'), ...within('<a href="http://', "é", '/">x</a>'), ...within('<a href="http://', "@", '/">x</a>'),
  ...within('<a href="http://xn--', "a", '/">x</a>'), ...within('<a href="http://', "xn--4ca.", 'x/">x</a>'), ...within('<a href="http://a', "\u0300\u0316", '/">x</a>'), ...within('<a href="http://a/', "\t", '">x</a>'), ...within('<a href="http://', "文", '/">x</a>'),
  ...within('<a href="http://', "1.", '/">x</a>'), ...within('<a href="http://a/', "é", '">x</a>'),
  ...each('<a href="http://a.example/b">x</a>'),
].map((entry) => (Array.isArray(entry[0]) ? entry[0] : entry));

/** Every family: its name and a function from a size in bytes to HTML of about that size. */
export const families = FAMILIES.map(([title, parts]) => ({ title: name(title).slice(0, 70), make: (size) => make(parts, size) }));

function make(parts, size) {
  const encoder = new TextEncoder();
  const repeated = parts.filter(({ share }) => share);
  const unit = repeated.reduce((sum, { text }) => sum + encoder.encode(fill(text, 12345)).length, 0);
  const times = Math.max(1, Math.floor(size / unit));
  return parts.map(({ text, share }) => (share ? repeat(text, times) : text)).join("");
}

function repeat(text, times) {
  if (!/[¤文]/.test(text)) return text.repeat(times);
  return Array.from({ length: times }, (_, index) => fill(text, index)).join("");
}

function fill(text, index) {
  return text.replace("¤", String(index)).replace("文", String.fromCharCode(0x4e00 + (index % 20000)));
}
