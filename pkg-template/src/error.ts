/** The one kind of error that callers meet. */
import type { DiscoveredFeed, FeedError as Contract, Report } from "../index";

/** What is known beside code and message. */
export interface Details {
  found?: Contract["found"];
  feeds?: DiscoveredFeed[];
  report?: Report | null;
  cause?: unknown;
}

export class FeedError extends Error implements Contract {
  /**
   * Every door has a class of its own; to callers they are one. Classes made of it, which inherit this, are told as
   * usual. It does not name its class: the bundler would then call it otherwise, and so would whoever prints an error.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return Function.prototype[Symbol.hasInstance].call(this, value) || (Object.hasOwn(this, Symbol.hasInstance) && isFeedError(value));
  }

  override readonly name = "FeedError";
  readonly code: Contract["code"];
  readonly found: Contract["found"];
  readonly feeds: DiscoveredFeed[];
  readonly report: Report | null;

  constructor(code: Contract["code"], message: string, details: Details = {}) {
    super(message, "cause" in details ? { cause: details.cause } : undefined);
    this.code = code;
    this.found = details.found ?? null;
    this.feeds = details.feeds ?? [];
    this.report = details.report ?? null;
  }
}

function isFeedError(value: unknown): boolean {
  if (Object.prototype.toString.call(value) !== "[object Error]") return false;
  const { name, code, feeds } = value as Partial<FeedError>;
  return name === "FeedError" && typeof code === "string" && Array.isArray(feeds);
}

/** A refusal as the core words it. */
export function refusal(json: string): FeedError {
  const { code, message, ...details } = JSON.parse(json);
  return new FeedError(code, message, details);
}

/** A fault of ours: the core trapped or panicked. */
export function internal(cause: unknown): FeedError {
  const what = cause instanceof Error ? cause.message : String(cause);
  return new FeedError(
    "internal",
    `anyfeed failed on this input (${what}). This is a fault of ours: please report it, with the input, at https://github.com/anyfeed/anyfeed/issues. The next call is not affected.`,
    { cause },
  );
}

export function invalid(message: string): FeedError {
  return new FeedError("invalid-argument", message);
}
