/**
 * The JSON of a feed in, as it comes; its opening, each entry and the rest out,
 * as pieces of bytes. Nothing is parsed here: only strings and brackets are
 * told apart, so that a fault in mid-stream can still end the document validly
 * and single entries can be chosen from.
 */

import { joined } from "../../pkg-template/src/http/body";

export type Piece =
  /** Everything up to and with the "[" of the list. */
  | { kind: "opening"; bytes: Uint8Array }
  /** One entry, without the comma. */
  | { kind: "entry"; bytes: Uint8Array }
  /** Everything from the "]" on. */
  | { kind: "closing"; bytes: Uint8Array };

const quote = 0x22;
const backslash = 0x5c;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;

/** The list is the first of these at the top level. */
const listName = /"(entries|items)"\s*:\s*$/;

/** The pieces of a feed's JSON as it comes, and at its end what stands behind the list. */
export async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Piece> {
  const cutter = new Cutter();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield* cutter.push(value);
    }
    const closing = cutter.end();
    if (closing !== null) yield closing;
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

type Place = "opening" | "list" | "entry" | "closing";

export class Cutter {
  #place: Place = "opening";
  #depth = 0;
  #inString = false;
  #escaped = false;
  #kept: Uint8Array[] = [];

  /** Whether the document has come to its own end. */
  get complete(): boolean {
    return this.#place === "closing" && this.#depth === 0;
  }

  /** Feeds bytes; gives the pieces that are whole now. */
  *push(chunk: Uint8Array): Generator<Piece> {
    let from = 0;
    let at = 0;
    while (at < chunk.length) {
      if (this.#inString) {
        at = this.#passString(chunk, at);
        continue;
      }
      const byte = chunk[at];
      at += 1;
      if (byte === quote) this.#inString = true;
      else if (byte === openBrace || byte === openBracket) {
        this.#depth += 1;
        if (this.#place === "list" && byte === openBrace) {
          this.#place = "entry";
          from = at - 1;
        } else if (this.#place === "opening" && byte === openBracket && this.#depth === 2 && this.#isList(chunk.subarray(from, at - 1))) {
          yield { kind: "opening", bytes: this.#take(chunk.subarray(from, at)) };
          this.#place = "list";
        }
      } else if (byte === closeBrace || byte === closeBracket) {
        this.#depth -= 1;
        if (this.#place === "entry" && this.#depth === 2) {
          yield { kind: "entry", bytes: this.#take(chunk.subarray(from, at)) };
          this.#place = "list";
        } else if (this.#place === "list" && this.#depth === 1) {
          this.#place = "closing";
          from = at - 1;
        }
      }
    }
    if (this.#place !== "list" && from < chunk.length) this.#kept.push(chunk.slice(from));
  }

  /** At the end of the bytes: what stands behind the list. */
  end(): Piece | null {
    return this.complete ? { kind: "closing", bytes: this.#take(new Uint8Array(0)) } : null;
  }

  #passString(chunk: Uint8Array, start: number): number {
    let at = start;
    if (this.#escaped) {
      this.#escaped = false;
      at += 1;
    }
    for (;;) {
      const end = chunk.indexOf(quote, at);
      const stop = end < 0 ? chunk.length : end;
      let slashes = 0;
      while (stop - 1 - slashes >= at && chunk[stop - 1 - slashes] === backslash) slashes += 1;
      const odd = slashes % 2 === 1;
      if (end < 0) {
        this.#escaped = odd;
        return chunk.length;
      }
      at = end + 1;
      if (!odd) {
        this.#inString = false;
        return at;
      }
    }
  }

  #isList(before: Uint8Array): boolean {
    const last = this.#kept[this.#kept.length - 1] ?? new Uint8Array(0);
    const decoder = new TextDecoder();
    return listName.test(decoder.decode(last.subarray(-32)) + decoder.decode(before.subarray(-32)));
  }

  #take(last: Uint8Array): Uint8Array {
    const whole = joined([...this.#kept, last]);
    this.#kept = [];
    return whole;
  }
}
