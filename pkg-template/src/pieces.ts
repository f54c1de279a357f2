/** Text that the core hands out piece by piece, put together. */
import type { Bytes } from "../index";
import type { Taker } from "./engine";
import { internal } from "./error";
import { joined } from "./http/body";

/** Its pieces lie in the core's memory and are gone when `take` returns. */
export class PieceReader implements Taker {
  #pieces: Bytes[] = [];

  /** Text has no structs. */
  knows(): boolean {
    return false;
  }

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
    if (pieces.length === 0) return null;
    try {
      // A new one each time: in Safari one decoder fails after two gigabytes.
      return new TextDecoder("utf-8", { ignoreBOM: true }).decode(joined(pieces));
    } catch (cause) {
      // Longer than the engine's strings can be.
      throw internal(cause);
    }
  }
}
