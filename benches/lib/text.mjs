// Words, sentences and articles for generated feeds.

const WORDS = `the a of and to in is was for on with as that it by from at an be this which or had not are but have one
were her all she there would their we him been has when who will more no if out so said what up its about into than them
can only other new some could time these two may then do first any my now such like our over man me even most made after
also did many before must through years where much your way well down should because each just those people how too little
state good very make world still own see men work long get here between both life being under never day same another know
while last might us great old year off come since against go came right used take three small river bridge garden window
morning letter answer winter market harbour mountain village engine signal paper colour number question minute Zürich café
naïve façade jalapeño über São Kraków Ærø déjà señor Москва`.split(/\s+/);

const HANZI = "的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经十三之进着等部度家电力里如水化高自二理起小物现实加量都两体制机当使点从业本去把性好应开它合还因由其些然前外天政四日那社义事平形相全表间样与关各重新线内数正心反你明看原又么利比或但质气第向道命此变条只没结解问意建月公无系军很情者最立代想已通并提直题党程展五果料象员革位入常文总次品式活设及管特件长求老头基资边流路级少图山统接知较将组见计别她手角期根论运农指几九区强放决西被干做必战先回则任取据处队南给色光门即保治北造百规热领七海口东导器压志世金增争济阶油思术极交受联什认六共权收证改清己美再采转更单风切打白教速花带安场身车例真务具万每目至达走积示议声报斗完类八离华名确才科张信马节话米整空元况今集温传土许步群广石记需段研界拉林律叫且究观越织装影算低持音众书布复容儿须际商非验连断深难近矿千周委素技备半办青省列习响约支般史感劳便团往酸历市克何除消构府称太准精值号率族维划选标写存候毛亲快效斯院查江型眼王按格养易置派层片始却专状育厂京识适属圆包火住调满县局照参红细引听该铁价严";

/** A time, each a few hours before the last. */
export function iso(index) {
  return new Date(Date.UTC(2024, 5, 1, 12) - index * 7_777_000).toISOString().replace(".000", "");
}

export function words(chance, count) {
  return Array.from({ length: count }, () => chance.of(WORDS)).join(" ");
}

export function sentence(chance) {
  const text = words(chance, 6 + chance.below(18));
  return text[0].toUpperCase() + text.slice(1) + chance.of([".", ".", ".", "?", " – or so it seems."]);
}

export function title(chance) {
  const text = words(chance, 3 + chance.below(7));
  return text[0].toUpperCase() + text.slice(1) + chance.of(["", "", "", "", " & more", ": a “quiet” view"]);
}

export function chinese(chance, count) {
  let text = "";
  for (let index = 0; index < count; index++) text += chance.of(HANZI);
  return text;
}

/** First and last letter of scripts, and what stands between their words. */
const SCRIPTS = [["а", "я"], ["α", "ω"], ["א", "ת"], ["ا", "ي"], ["अ", "ह"], ["가", "힣"], ["ạ", "ỹ"], ["ก", "ฮ", ""], ["ぁ", "ん", ""], ["一", "龥", ""], ["😀", "😿"]];

/** So many words of letters by chance, in the script of a number. */
export function foreign(chance, number, count) {
  const [first, last, between = " "] = SCRIPTS[number % SCRIPTS.length];
  const from = first.codePointAt(0);
  const letter = () => String.fromCodePoint(from + chance.below(last.codePointAt(0) - from + 1));
  const word = () => Array.from({ length: 1 + chance.below(8) }, letter).join("");
  return Array.from({ length: count }, word).join(between);
}

/** An article of about so many bytes, as blogs publish them. */
export function html(chance, size) {
  let text = "";
  while (text.length < size) text += chance.of(PARTS)(chance) + "\n";
  return text;
}

const PARTS = [
  (chance) => `<p>${run(chance, 4)}</p>`,
  (chance) => `<p>${run(chance, 6)}</p>`,
  (chance) => `<p>${run(chance, 3)}<br />${run(chance, 2)}</p>`,
  (chance) => `<h2 id="s${chance.below(99)}" class="wp-block-heading">${words(chance, 4)}</h2>`,
  (chance) => `<ul>${Array.from({ length: 4 }, () => `<li>${sentence(chance)}</li>`).join("\n")}</ul>`,
  (chance) => `<blockquote><p>${run(chance, 2)}</p></blockquote>`,
  (chance) => `<figure class="wp-block-image size-large"><img loading="lazy" width="1024" height="683" src="https://cdn.example/${chance.below(1e6)}.jpg" alt="${words(chance, 5)}" srcset="https://cdn.example/a.jpg 1024w, https://cdn.example/b.jpg 300w" sizes="(max-width: 1024px) 100vw, 1024px" /><figcaption>${sentence(chance)}</figcaption></figure>`,
  (chance) => `<pre><code>let ${chance.of(["a", "b"])} = ${chance.below(99)};\nif (a &lt; b &amp;&amp; b &gt; 0) { print(a); }</code></pre>`,
];

function run(chance, count) {
  return Array.from({ length: count }, () => chance.of(RUNS)(chance)).join(" ");
}

const RUNS = [
  sentence,
  sentence,
  sentence,
  (chance) => `${words(chance, 3)} <a href="https://site${chance.below(50)}.example/${chance.below(1e4)}?a=1&amp;utm_campaign=x" target="_blank" rel="noopener">${words(chance, 3)}</a> ${sentence(chance)}`,
  (chance) => `<strong>${words(chance, 2)}</strong> ${sentence(chance)}`,
  (chance) => `“${sentence(chance)}” <em>${words(chance, 2)}</em>&nbsp;&mdash; it&#8217;s ${words(chance, 4)}.`,
];

export function escape(text) {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
