// What a call costs before any byte is read.

/** How many bytes are copied into typed arrays while something is done: what the module is given is among them. */
export function copiedBy(act) {
  const prototype = Object.getPrototypeOf(Uint8Array.prototype);
  const { set } = prototype;
  let copied = 0;
  prototype.set = function (source, ...rest) {
    copied += source.length;
    return set.call(this, source, ...rest);
  };
  try {
    act();
  } finally {
    prototype.set = set;
  }
  return copied;
}
