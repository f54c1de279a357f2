/**
 * A stream that may have broken off in, a stream that ends well out.
 *
 * The Convert entry marks an answer whose upstream failed late: complete JSON,
 * two line ends, then the stream breaks. The cache between the entries sees an
 * answer that broke off and does not keep it; here the client's answer is closed.
 */

/** Never stands in JSON otherwise: strings escape line ends, indentation has single ones. */
export const brokenOff = new Uint8Array([0x0a, 0x0a]);

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
