/**
 * What the runtime provides, as the library "dom", @types/node or a worker host's types
 * describe it to the compiler; without any of them, only as much of it as anyfeed needs.
 */

// Empty here, these are the runtime's own wherever somebody describes them.
declare global {
  interface ReadableStream<R = any> {}
  interface WritableStream<W = any> {}
  interface Response {}
  interface Request {}
  interface AbortSignal {}
  interface Worker {}
  namespace WebAssembly {
    interface Module {}
  }
}

/** A stream of bytes to read. */
export type ByteReadable = {} extends ReadableStream<Uint8Array> ? LeastReadable<Uint8Array> : ReadableStream<Uint8Array>;

/** A stream of something else to read. */
export type ReadableOf<T> = {} extends ReadableStream<T> ? LeastReadable<T> : ReadableStream<T>;

/** A stream of text to read. */
export type TextReadable = {} extends ReadableStream<string> ? LeastReadable<string> : ReadableStream<string>;

/** A stream that takes bytes. */
export type ByteWritable = {} extends WritableStream<Uint8Array> ? LeastWritable<Uint8Array> : WritableStream<Uint8Array>;

/** What fetch gives. */
export type FetchResponse = {} extends Response ? LeastResponse : Response;

/** What a handler is asked. */
export type FetchRequest = {} extends Request ? LeastRequest : Request;

/** Says that nobody waits any more. */
export type Signal = {} extends AbortSignal ? LeastSignal : AbortSignal;

/** A Web Worker, as the page sees it. */
export type PageWorker = {} extends Worker ? LeastWorker : Worker;

/** A function that fetches. */
export type Fetch = typeof globalThis extends { fetch: infer Own } ? Own : LeastFetch;

/** Headers: an object of them, pairs, or what fetch has them in. */
export type HeaderList =
  | Record<string, string>
  | Iterable<readonly [string, string]>
  | { forEach(tell: (value: string, name: string) => void): void };

/** The bytes of a module. */
export type ModuleBytes = ArrayBufferView | ArrayBuffer;

interface LeastReadable<R> {
  readonly locked: boolean;
  cancel(reason?: unknown): Promise<void>;
  getReader(): {
    read(): Promise<{ done: boolean; value?: R | undefined }>;
    cancel(reason?: unknown): Promise<void>;
    releaseLock(): void;
  };
  pipeThrough<T>(transform: { readable: LeastReadable<T>; writable: LeastWritable<R> }): LeastReadable<T>;
}

interface LeastWritable<W> {
  readonly locked: boolean;
  abort(reason?: unknown): Promise<void>;
  close(): Promise<void>;
  getWriter(): {
    write(chunk: W): Promise<void>;
    close(): Promise<void>;
    abort(reason?: unknown): Promise<void>;
    releaseLock(): void;
  };
}

interface LeastResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly url: string;
  readonly headers: { get(name: string): string | null };
  readonly body: ByteReadable | null;
  arrayBuffer(): Promise<ArrayBuffer>;
}

interface LeastRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: { get(name: string): string | null };
  readonly body: ByteReadable | null;
  readonly signal: Signal;
}

interface LeastSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: "abort", listener: () => void, options?: { once?: boolean }): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

interface LeastWorker {
  addEventListener(type: string, listener: (event: any) => void): void;
  removeEventListener(type: string, listener: (event: any) => void): void;
  postMessage(message: unknown, transfer: any[]): void;
  terminate(): void;
}

type LeastFetch = (
  url: string,
  given: { headers: Record<string, string>; redirect: "follow" | "manual"; signal: Signal },
) => Promise<FetchResponse>;

export {};
