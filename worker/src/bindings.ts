/** What a deployment may bind. Nothing here is needed. */

export interface Bindings extends Record<string, unknown> {
  RATE_LIMITER?: { limit(options: { key: string }): Promise<{ success: boolean }> };
}

/** The part of the execution context that is used. */
export interface Execution {
  waitUntil?(promise: Promise<unknown>): void;
  exports?: { Convert?: { fetch(request: Request): Promise<Response> } };
}
