/** What was converted apart: its opening, its entries without their commas, and the rest, chunk by chunk. */

import type { JsonPiece } from "anyfeed";
import { joined } from "../../pkg-template/src/http/body";

const comma = 0x2c;
const closeBracket = 0x5d;

export async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<{ kind: JsonPiece["kind"]; bytes: Uint8Array }> {
  const reader = body.getReader();
  const closing: Uint8Array[] = [];
  let kind: JsonPiece["kind"] = "opening";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      // What says that the document broke off comes behind its end.
      if (closing.length > 0 || (kind === "entry" && value[0] === closeBracket)) closing.push(value);
      else yield { kind, bytes: value[0] === comma ? value.subarray(1) : value };
      kind = "entry";
    }
    if (closing.length > 0) yield { kind: "closing", bytes: joined(closing) };
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
