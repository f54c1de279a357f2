/** What the input says that a format forbids, and errors that name the field. */

/** Something that the format does not allow as it stands, and what was written in its place. */
export interface Problem {
  code: ProblemCode;
  /** Where it is in the input: "entries[3].id". */
  field: string;
  message: string;
}

export type ProblemCode = "missing" | "not-allowed" | "left-out" | "characters" | "unknown-field";

/** Takes each problem as it is met. */
export type Tell = (code: ProblemCode, field: string, message: string) => void;

/** The input cannot be written: a value is not of its kind, or `strict` refuses it. */
export class WriteError extends Error {
  static {
    this.prototype.name = "WriteError";
  }
  readonly code: "invalid-input" | ProblemCode;
  readonly field: string;

  constructor(code: WriteError["code"], field: string, message: string) {
    super(message);
    this.code = code;
    this.field = field;
  }
}

/** Strict writing stops at the first problem; else each is handed to whoever wants to know. */
export function teller(options: { strict?: boolean; onProblem?: (problem: Problem) => void }): Tell {
  return (code, field, message) => {
    if (options.strict) throw new WriteError(code, field, message);
    options.onProblem?.({ code, field, message });
  };
}
