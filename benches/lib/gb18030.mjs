// Text to GB18030, for which platforms have a decoder only: its two-byte part, read backwards.

/** The bytes of a text; a character without two bytes is a question mark. */
export function encodeGb18030(text) {
  const table = backwards();
  const bytes = new Uint8Array(text.length * 2);
  let at = 0;
  for (const character of text) {
    const code = character.codePointAt(0);
    if (code < 128) bytes[at++] = code;
    else {
      const [lead, trail] = table.get(character) ?? [63];
      bytes[at++] = lead;
      if (trail !== undefined) bytes[at++] = trail;
    }
  }
  return bytes.subarray(0, at);
}

function backwards() {
  const decoder = new TextDecoder("gb18030");
  const table = new Map();
  for (let lead = 0x81; lead < 0xff; lead++) {
    for (let trail = 0x40; trail < 0xff; trail++) {
      const text = decoder.decode(Uint8Array.of(lead, trail));
      if ([...text].length === 1 && text !== "\ufffd" && !table.has(text)) table.set(text, [lead, trail]);
    }
  }
  return table;
}
