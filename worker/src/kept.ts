/** An open document in, the same document and all of its bytes out. Of one that breaks off there is nothing to say. */

import { joined } from "../../pkg-template/src/http/body";

export interface Kept {
  bytes: Uint8Array;
  body: ReadableStream<Uint8Array>;
}

/** The limit is the body's own. */
export async function kept({ body, begun }: { body: ReadableStream<Uint8Array> | null; begun: () => void }): Promise<Kept> {
  const parts: Uint8Array[] = [];
  const reader = body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    if (parts.length === 0) begun();
    parts.push(next.value);
  }
  const bytes = joined(parts);
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      if (bytes.length > 0) controller.enqueue(bytes);
      controller.close();
    },
  });
  return { bytes, body: stream };
}
