/** Where the output goes: standard output or a file, in colour where somebody sees it. */
import { createWriteStream } from "node:fs";
import picocolors from "picocolors";
import { EXIT } from "./arguments";
import type { Words } from "./words";

export class OutputError extends Error {}

export type Colours = ReturnType<typeof picocolors.createColors>;

export class Output {
  readonly #stream: NodeJS.WritableStream;
  readonly #isFile: boolean;
  #failure: Error | null = null;
  /** A table is for people, JSON for programs. */
  readonly isTable: boolean;
  readonly isColourful: boolean;
  readonly colours: Colours;
  readonly width: number;

  constructor({ output, form }: Pick<Words, "output" | "form">) {
    this.#isFile = output !== null;
    this.#stream = output === null ? process.stdout : createWriteStream(output);
    const isTerminal = output === null && Boolean(process.stdout.isTTY);
    this.isTable = form ? form === "table" : isTerminal;
    this.isColourful = isColourful(isTerminal);
    this.colours = picocolors.createColors(this.isColourful);
    this.width = Number(process.env.COLUMNS) || (output === null && process.stdout.columns) || 80;
    this.#stream.on("error", (error: NodeJS.ErrnoException) => {
      // Who reads the first lines only has closed the pipe.
      if (error.code === "EPIPE") process.exit(EXIT.read);
      this.#failure = error;
      if (!this.#isFile) quit(error);
    });
  }

  /** Waits while whoever reads it is slower. */
  async write(text: string | Uint8Array): Promise<void> {
    if (this.#failure) throw unwritable(this.#failure);
    if (this.#stream.write(text) || !text.length) return;
    await new Promise<void>((resolve) => {
      const events = ["drain", "error", "close"];
      const go = () => {
        for (const event of events) this.#stream.off(event, go);
        resolve();
      };
      for (const event of events) this.#stream.on(event, go);
    });
  }

  async end(): Promise<void> {
    if (this.#isFile && !this.#failure) await new Promise<void>((resolve) => (this.#stream.once("error", () => resolve()), this.#stream.end(resolve)));
    if (this.#failure) throw unwritable(this.#failure);
  }
}

/** What people have settled on: https://no-color.org, https://force-color.org */
function isColourful(isTerminal: boolean): boolean {
  const { FORCE_COLOR, NO_COLOR, TERM } = process.env;
  if (FORCE_COLOR) return FORCE_COLOR !== "0" && FORCE_COLOR !== "false";
  return !NO_COLOR && isTerminal && TERM !== "dumb";
}

const unwritable = (error: Error) => new OutputError(`the output could not be written (${error.message})`);

/** Nobody waits for standard output. */
function quit(error: Error): never {
  process.stderr.write(`anyfeed: ${unwritable(error).message}\n`);
  process.exit(EXIT.fault);
}
