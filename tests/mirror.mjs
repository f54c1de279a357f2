// Whether a build of the module answers as the native one did, byte for byte. No runtime's own functions are used here.
//
// The file is a row of records of five parts, each behind its length: name, Content-Type, options, document, answer.

/** How many answers were compared, and the first of those that differ. */
export function compare(file, { parseFeedToJson, FeedError }) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const text = new TextDecoder();
  const differences = [];
  let [at, compared] = [0, 0];
  const part = () => {
    const length = view.getUint32(at, true);
    at += 4 + length;
    return file.subarray(at - length, at);
  };
  while (at < file.length) {
    const [name, contentType, options] = [part(), part(), part()].map((bytes) => text.decode(bytes));
    const [document, wanted] = [part(), part()];
    const shape = compared++ % 2 ? "jsonfeed" : "feed";
    const came = answer(document, contentType || null, { ...JSON.parse(options), shape });
    if (!equal(came, wanted)) differences.push(`${name}, ${shape}, ${contentType} ${options}: ${difference(text.decode(came), text.decode(wanted))}`);
  }
  return { compared, differing: differences.length, differences: differences.slice(0, 5) };

  function answer(document, contentType, options) {
    try {
      return parseFeedToJson(document, contentType, options);
    } catch (error) {
      if (!(error instanceof FeedError)) throw error;
      const { code, message, found, feeds, report } = error;
      return new TextEncoder().encode(JSON.stringify({ code, message, found, feeds, report }));
    }
  }
}

function equal(one, other) {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

function difference(came, wanted) {
  let at = 0;
  while (at < came.length && came[at] === wanted[at]) at++;
  return `“${came.slice(Math.max(0, at - 40), at + 60)}” instead of “${wanted.slice(Math.max(0, at - 40), at + 60)}”`;
}
