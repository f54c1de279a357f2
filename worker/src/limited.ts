/** A response body in, the same bytes out, within a size and a time; faults come out as problems. */

import { Problem } from "./errors";
import { bodyProblem } from "./connection";
import { heeded } from "../../pkg-template/src/http/body";
import type { Clock } from "../../pkg-template/src/http/clock";

/** The time that is over, if one is. */
export const expired = (clock: Clock): Problem | null => (clock.signal.reason instanceof Problem ? clock.signal.reason : null);

export function limited(body: ReadableStream<Uint8Array> | null, most: number, clock: Clock): ReadableStream<Uint8Array> {
  if (body === null) {
    clock.end();
    return new ReadableStream({ start: (controller) => controller.close() });
  }
  // Let go of at the end: in workerd a failed body holds its error, whose stack holds the function that read it. A
  // function that held the body in turn would keep both for ever.
  let open: { reader: ReadableStreamDefaultReader<Uint8Array>; clock: Clock } | null = { reader: body.getReader(), clock };
  let size = 0;
  const close = (reason?: unknown): Promise<void> => {
    const last = open;
    open = null;
    last?.clock.end(reason);
    return last?.reader.cancel(reason).catch(() => undefined) ?? Promise.resolve();
  };
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (open === null) return controller.close();
      const fault = await step(open, controller, (count) => (size += count) <= most);
      if (fault === undefined) return;
      if (fault !== null) controller.error(fault);
      void close(fault ?? undefined);
    },
    cancel: (reason) => close(reason),
  }, { highWaterMark: 0 });
}

/** Passes one chunk on. A problem, null at the end, undefined while there is more. */
async function step(
  open: { reader: ReadableStreamDefaultReader<Uint8Array>; clock: Clock },
  controller: ReadableStreamDefaultController<Uint8Array>,
  fits: (count: number) => boolean,
): Promise<Problem | null | undefined> {
  const read = await heeded(open.reader.read(), open.clock.signal).then((result) => ({ result }), (fault: unknown) => ({ fault }));
  if ("fault" in read) return expired(open.clock) ?? bodyProblem(read.fault);
  const { done, value } = read.result;
  if (done) {
    controller.close();
    return null;
  }
  if (!fits(value.byteLength)) return new Problem("too-large", "The document is larger than is read here.");
  controller.enqueue(value);
  return undefined;
}
