/**
 * Text to bytes and back where the environment has no coders: jsdom leaves them out, and Jest with it. The build puts these
 * names in place of the global ones in what is CommonJS. Only what is asked of them here: valid UTF-8 and UTF-16 of the core's, and any string.
 */

const host = globalThis as unknown as { TextEncoder?: typeof globalThis.TextEncoder; TextDecoder?: typeof globalThis.TextDecoder };

/** So many units are made into text at once: more arguments a function may not have. */
const STRETCH = 8192;

class OwnEncoder {
  encode(text: string): Uint8Array {
    const bytes = new Uint8Array(text.length * 3);
    return bytes.subarray(0, this.encodeInto(text, bytes).written);
  }

  encodeInto(text: string, bytes: Uint8Array): { read: number; written: number } {
    let written = 0;
    // Half of a pair comes alone, and stands for no character.
    for (const character of text) {
      const code = character.codePointAt(0)!;
      const point = code >= 0xd800 && code <= 0xdfff ? 0xfffd : code;
      if (point < 0x80) bytes[written++] = point;
      else if (point < 0x800) bytes[written++] = 0xc0 | (point >> 6);
      else if (point < 0x10000) bytes[written++] = 0xe0 | (point >> 12);
      else bytes[written++] = 0xf0 | (point >> 18);
      if (point >= 0x10000) bytes[written++] = 0x80 | ((point >> 12) & 63);
      if (point >= 0x800) bytes[written++] = 0x80 | ((point >> 6) & 63);
      if (point >= 0x80) bytes[written++] = 0x80 | (point & 63);
    }
    return { read: text.length, written };
  }
}

class OwnDecoder {
  readonly #isWide: boolean;

  constructor(label = "utf-8") {
    this.#isWide = label !== "utf-8";
  }

  decode(bytes: Uint8Array = new Uint8Array()): string {
    const points = this.#isWide ? unitsOf(bytes) : pointsOf(bytes);
    let text = "";
    for (let at = 0; at < points.length; at += STRETCH) text += String.fromCodePoint(...points.slice(at, at + STRETCH));
    return text;
  }
}

function unitsOf(bytes: Uint8Array): number[] {
  const units: number[] = [];
  for (let at = 0; at + 1 < bytes.length; at += 2) units.push(bytes[at] | (bytes[at + 1] << 8));
  return units;
}

function pointsOf(bytes: Uint8Array): number[] {
  const points: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at++];
    const more = first < 0x80 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
    let point = more === 0 ? first : first & (63 >> more);
    for (let count = 0; count < more; count++) point = (point << 6) | (bytes[at++] & 63);
    points.push(point);
  }
  return points;
}

export const TextEncoder = host.TextEncoder ?? OwnEncoder;
export const TextDecoder = host.TextDecoder ?? OwnDecoder;
