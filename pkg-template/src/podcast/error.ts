/** Why a file of an episode could not be had. */
import type { PodcastError as Contract } from "../../podcast";

export class PodcastError extends Error implements Contract {
  readonly name = "PodcastError";
  readonly code: Contract["code"];

  constructor(code: Contract["code"], message: string, details: { cause?: unknown } = {}) {
    super(message, "cause" in details ? { cause: details.cause } : undefined);
    this.code = code;
  }
}
