// Bytes to the literal of a string that holds each as one character, for a file that is read as UTF-8.

/** What a literal cannot hold as it stands. */
const ESCAPES = { "\n": "\\n", "\r": "\\r", '"': '\\"', "\\": "\\\\" };

/**
 * NUL is escaped, too, for tools take a file that has one for binary, and a parser of HTML replaces it; so is "<" where
 * it would end or comment out a script within a page.
 */
export function literalOf(bytes) {
  const text = Buffer.from(bytes).toString("latin1");
  const escaped = text.replace(/[\n\r"\\]|\0(?=(\d)?)|<(?=[!/])/g, (character, digit) =>
    ESCAPES[character] ?? (character === "<" || digit ? `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}` : "\\0"));
  return `"${escaped}"`;
}

/** The same as other characters, behind those that stand for the bytes 0 to 255; `src/module/characters.ts` reads it. */
export function charactersOf(bytes) {
  const characters = charactersFor(bytes);
  return Buffer.concat([Buffer.from(characters), Buffer.from(bytes.map((byte) => characters[byte]))]);
}

/**
 * What is frequent is printable ASCII: of one byte, and never escaped. Whatever is that by itself stays as it is. All
 * others are of two bytes; from which on they stay by themselves was found by trial, and is some hundred bytes to brotli.
 */
function charactersFor(bytes) {
  const all = Array.from({ length: 256 }, (_, byte) => byte);
  const counts = new Uint32Array(256);
  for (const byte of bytes) counts[byte] += 1;
  const plain = all.filter((one) => one >= 0x20 && one < 0x7f && !'"\\<'.includes(String.fromCharCode(one)));
  const frequent = [...all].sort((one, other) => counts[other] - counts[one]).slice(0, plain.length);
  const characters = new Array(256);
  give(frequent, plain);
  give(all, all.filter((one) => one >= 0x81), all);
  return characters;

  function give(to, ...from) {
    for (const byte of to) if (from[0].includes(byte)) characters[byte] ??= byte;
    const free = [...new Set(from.flat())].filter((one) => !characters.includes(one));
    for (const byte of to) characters[byte] ??= free.shift();
  }
}
