/** A response body in, the same bytes out, within a size and a time; faults come out as problems. */

import { Problem } from "./errors";
import { bodyProblem } from "./connection";

export interface Clock {
  expired: Problem | null;
  within<T>(promise: Promise<T>): Promise<T>;
  end(reason?: unknown): void;
}

export function limited(body: ReadableStream<Uint8Array> | null, most: number, clock: Clock): ReadableStream<Uint8Array> {
  if (body === null) {
    clock.end();
    return new ReadableStream({ start: (controller) => controller.close() });
  }
  const reader = body.getReader();
  let size = 0;
  const fail = (controller: ReadableStreamDefaultController<Uint8Array>, fault: Problem) => {
    controller.error(fault);
    clock.end(fault);
    reader.cancel(fault).catch(() => undefined);
  };
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await clock.within(reader.read());
        if (done) {
          clock.end();
          return controller.close();
        }
        size += value.byteLength;
        if (size <= most) return controller.enqueue(value);
        fail(controller, new Problem("too-large", `The document is larger than ${most} bytes.`));
      } catch (fault) {
        fail(controller, clock.expired ?? bodyProblem(fault));
      }
    },
    cancel(reason) {
      clock.end(reason);
      return reader.cancel(reason);
    },
  }, { highWaterMark: 0 });
}

/** The whole of a stream, for what cannot be read piece by piece. */
export async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return (await readUpTo(stream, Infinity)) ?? new Uint8Array(0);
}

/** The whole of a stream; null if it is larger than allowed. */
export async function readUpTo(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return join(parts);
    parts.push(value);
    size += value.byteLength;
    if (size <= most) continue;
    reader.cancel().catch(() => undefined);
    return null;
  }
}

export function join(parts: Uint8Array[]): Uint8Array {
  const [only] = parts;
  if (parts.length === 1 && only) return only;
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
