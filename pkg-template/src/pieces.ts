/** Text that the core hands out piece by piece, put together. */
import type { Bytes } from "../index";
import type { Taker } from "./engine";
import { joined } from "./http/body";

let decoder: TextDecoder | undefined;

/** Its pieces lie in the core's memory and are gone when `take` returns. */
export class PieceReader implements Taker {
  #pieces: Bytes[] = [];

  take(_: unknown, piece: Uint8Array): void {
    this.#pieces.push(piece.slice() as Bytes);
  }

  /** What came so far is void. */
  restart(): void {
    this.#pieces = [];
  }

  /** What came since it was asked last. */
  taken(): Bytes[] {
    return this.#pieces.splice(0);
  }

  /** The same as a string; null where nothing came. */
  text(): string | null {
    const pieces = this.taken();
    return pieces.length > 0 ? (decoder ??= new TextDecoder("utf-8", { ignoreBOM: true })).decode(joined(pieces)) : null;
  }
}
