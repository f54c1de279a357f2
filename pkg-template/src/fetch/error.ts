/** Why nothing could be fetched. */
import type { FetchError as Contract } from "../../fetch";

export class FetchError extends Error implements Contract {
  readonly name = "FetchError";
  readonly code: Contract["code"];
  readonly status: number | null;
  readonly retryAfter: number | null;

  constructor(code: Contract["code"], message: string, details: Partial<Pick<Contract, "status" | "retryAfter"> & Record<"cause", unknown>> = {}) {
    super(message, "cause" in details ? { cause: details.cause } : undefined);
    this.code = code;
    this.status = details.status ?? null;
    this.retryAfter = details.retryAfter ?? null;
  }
}
