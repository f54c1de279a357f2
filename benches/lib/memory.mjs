// How large the memories of WebAssembly in this process have become. To be called before any module is loaded.

/** A function that gives the bytes of the largest memory of any instance so far; memories never shrink. */
export function watchMemory() {
  const memories = new Set();
  const { Instance } = WebAssembly;
  WebAssembly.Instance = class extends Instance {
    constructor(module, imports) {
      super(module, imports);
      for (const value of Object.values(this.exports)) if (value instanceof WebAssembly.Memory) memories.add(value);
    }
  };
  return () => Math.max(0, ...[...memories].map((memory) => memory.buffer.byteLength));
}
