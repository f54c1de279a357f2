/** What bytes come from, one chunk after the other: a stream, a Response, whatever can be iterated. */
import type { ByteSource } from "../index";
import { insteadOf, streamOf } from "./input";

export interface Source {
  read(): Promise<{ done?: boolean; value?: unknown }>;
  /** Nobody wants more. */
  cancel(reason?: unknown): Promise<void>;
}

/** Of a Response, what its headers and its address say, too. */
export interface Origin {
  contentType: string | null;
  url: string | null;
}

export function originOf(given: unknown): Origin {
  const { headers, url } = (given ?? {}) as Partial<Response>;
  return typeof headers?.get === "function" ? { contentType: headers.get("content-type"), url: url || null } : { contentType: null, url: null };
}

export function sourceOf(given: ByteSource): Source {
  const held = isResponse(given) ? given.body : given;
  if (held === null) return iterated([][Symbol.iterator]());
  if (typeof (held as ReadableStream | undefined)?.getReader === "function") return read(streamOf(held as ReadableStream<Uint8Array>));
  const isWhole = typeof held !== "object" || ArrayBuffer.isView(held);
  const { [Symbol.asyncIterator]: later, [Symbol.iterator]: now } = (isWhole ? {} : held) as Partial<AsyncIterable<unknown> & Iterable<unknown>>;
  const iterator = later?.call(held) ?? now?.call(held);
  if (!iterator) throw insteadOf("The stream must be a Response, its body, or what gives chunks of bytes one after the other", given);
  return iterated(iterator, held as { destroy?: () => void });
}

function isResponse(given: unknown): given is Response {
  return typeof given === "object" && given !== null && "body" in given && "headers" in given && !("getReader" in given);
}

function read(stream: ReadableStream<Uint8Array>): Source {
  let reader: ReadableStreamDefaultReader<Uint8Array> | null = null;
  return {
    read: () => (reader ??= stream.getReader()).read(),
    cancel: (reason) => (reader ?? stream).cancel(reason),
  };
}

/** One that waits for its next chunk would not hear of its end before that comes; streams of Node are ended otherwise. */
function iterated(iterator: AsyncIterator<unknown> | Iterator<unknown>, stream: { destroy?: () => void } = {}): Source {
  return {
    read: async () => iterator.next(),
    async cancel() {
      if (typeof stream.destroy === "function") stream.destroy();
      else void Promise.resolve(iterator.return?.()).catch(() => {});
    },
  };
}
