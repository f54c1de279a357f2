/** How much of a large input has come, on one line of standard error. */
export class Progress {
  #bytes = 0;
  #shown = 0;
  static readonly STEP = 1 << 20;

  constructor(readonly wanted: boolean, readonly whole: number | null = null) {}

  add(bytes: number): void {
    this.#bytes += bytes;
    if (!this.wanted || this.#bytes < this.#shown + Progress.STEP) return;
    this.#shown = this.#bytes;
    const part = this.whole ? `, ${Math.floor((this.#bytes / this.whole) * 100)} %` : "";
    process.stderr.write(`\r${(this.#bytes / 1e6).toFixed(1)} MB${part}`);
  }

  end(): void {
    if (this.#shown) process.stderr.write("\r\x1b[K");
    this.#shown = 0;
  }
}
