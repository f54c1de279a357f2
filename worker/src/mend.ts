/**
 * A stream that may have broken off in, a stream that ends well out.
 *
 * The Convert entry marks an answer whose upstream failed late: complete JSON,
 * two line ends, then the stream breaks. The cache between the entries sees an
 * answer that broke off and does not keep it; here the client's answer is closed.
 */

/** On answers whose end was not known when their headers left. Not for clients. */
export const openMark = "X-Open";

/**
 * The headers that clients get. Of an answer that may yet break off they promise nothing: a torn copy with a tag would
 * be confirmed later, for the tag is the document's. What comes from a cache came to its end before.
 */
export function promised(response: Response): Response {
  if (!response.headers.has(openMark)) return response;
  const headers = new Headers(response.headers);
  headers.delete(openMark);
  if (!isStored(headers)) promiseNothing(headers);
  return new Response(response.body, { status: response.status, headers });
}

export function promiseNothing(headers: Headers): void {
  for (const name of ["ETag", "Last-Modified"]) headers.delete(name);
  headers.set("Cache-Control", "no-store");
}

function isStored(headers: Headers): boolean {
  const how = headers.get("x-cache") ?? headers.get("cf-cache-status");
  return how === null ? headers.has("age") : /^(HIT|REVALIDATED|STALE|UPDATING)$/i.test(how);
}

/** Never stands in JSON otherwise: strings escape line ends, indentation has single ones. */
export const brokenOff = new Uint8Array([0x0a, 0x0a]);

/** Whether the text of an answer that was mended broke off. */
export function isTorn(text: string): boolean {
  return text.endsWith("\n\n");
}

export function mend(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let last = [0, 0];
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        last = [...last, ...value.subarray(-2)].slice(-2);
        controller.enqueue(value);
      } catch (fault) {
        if (last.every((byte) => byte === 0x0a)) controller.close();
        else controller.error(fault);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  }, { highWaterMark: 0 });
}
