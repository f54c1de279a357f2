/** What the input says that a format forbids, and errors that name the field. */
import type { Problem } from "../../write";

export type ProblemCode = Problem["code"];

/** Takes each problem as it is met: its field, what is wrong with it or who wants it, and what was written in its place. */
export type Report = (code: ProblemCode, field: string, what?: string, instead?: string) => void;

/** The input cannot be written: a value is not of its kind, or `strict` refuses it. */
export class WriteError extends Error {
  readonly name = "WriteError";
  readonly code: "invalid-input" | ProblemCode;
  readonly field: string;

  constructor(code: WriteError["code"], field: string, message: string) {
    super(message);
    this.code = code;
    this.field = field;
  }
}

/** A value of another kind than its field wants. */
export function refuse(field: string, wanted: string): never {
  throw new WriteError("invalid-input", field, `${field} must be ${wanted}.`);
}

const SENTENCES: Record<ProblemCode, (what?: string, instead?: string) => string> = {
  missing: (who, instead = "nothing") => `: there is none, and ${who} needs one; ${instead} was written.`,
  "not-allowed": (why, instead) => `: ${why}; ${instead ? `${instead.slice(0, 60)} was written` : "it was left out"}.`,
  "left-out": (what) => `: ${what} has no place in this format; it was left out.`,
  characters: () => " holds characters that XML forbids; they were removed.",
  "unknown-field": () => " is not a known field; it was ignored.",
};

/** Strict writing stops at the first problem; else each is handed to whoever wants to know. */
export function reporter(options: { strict?: boolean; onProblem?: (problem: Problem) => void }): Report {
  return (code, field, what, instead) => {
    if (!options.strict && !options.onProblem) return;
    const message = field + SENTENCES[code](what, instead);
    if (options.strict) throw new WriteError(code, field, message);
    options.onProblem!({ code, field, message });
  };
}
