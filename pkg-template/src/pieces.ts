/** Bytes that the core hands out piece by piece, put together. */
import type { Bytes } from "../index";

/** Its pieces lie in the core's memory and are gone when `take` returns. */
export class PieceReader {
  #pieces: Bytes[] = [];

  take(piece: Uint8Array): void {
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

}
