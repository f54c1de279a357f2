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
