/** What a deployment may bind, as far as it is used. Nothing here is needed. */

import type { Job } from "./scale/jobs";

export interface Bindings extends Record<string, unknown> {
  RATE_LIMITER?: { limit(options: { key: string }): Promise<{ success: boolean; retryAfter?: number }> };
  /** Jobs of batches and of the cron. */
  JOBS?: Queue;
  /** One object for each origin host. */
  HOSTS?: Namespace;
  /** Results. */
  RESULTS?: Bucket;
  /** The feeds that are refreshed. */
  FEEDS?: Database;
}

/** The part of the execution context that is used. */
export interface Execution {
  waitUntil?(promise: Promise<unknown>): void;
  exports?: { Convert?: { fetch(request: Request): Promise<Response> } };
}

export interface Queue {
  sendBatch(messages: { body: Job }[]): Promise<unknown>;
}

export interface Message {
  /** A job, if nobody else writes to the queue. */
  readonly body: unknown;
  /** Deliveries, with this one. */
  readonly attempts: number;
  ack(): void;
  retry(options?: { delaySeconds?: number }): void;
}

export interface MessageBatch {
  readonly queue: string;
  readonly messages: readonly Message[];
}

export interface Namespace {
  idFromName(name: string): unknown;
  get(id: unknown): { fetch(url: string, init: RequestInit): Promise<Response> };
}

export interface Stored {
  readonly key: string;
  readonly etag: string;
  readonly size: number;
  readonly customMetadata?: Record<string, string>;
  readonly httpMetadata?: { contentType?: string };
}

/** Of a write. Headers, because "*" is known there alone. */
export type Condition = Headers | { etagMatches: string };

export interface Bucket {
  head(key: string): Promise<Stored | null>;
  get(key: string): Promise<(Stored & { body: ReadableStream<Uint8Array>; text(): Promise<string> }) | null>;
  /** Null where the condition does not hold. */
  put(key: string, value: Uint8Array | string, options: { customMetadata?: Record<string, string>; httpMetadata?: { contentType: string }; onlyIf?: Condition }): Promise<Stored | null>;
  list(options: { prefix: string; cursor?: string; include: "customMetadata"[] }): Promise<{ objects: Stored[]; truncated: boolean; cursor?: string }>;
}

export interface Statement {
  bind(...values: (string | number | null)[]): Statement;
  all<Row>(): Promise<{ results: Row[]; meta: Meta }>;
  run(): Promise<{ meta: Meta }>;
}

interface Meta {
  rows_read?: number;
  rows_written?: number;
}

export interface Database {
  prepare(sql: string): Statement;
  batch(statements: Statement[]): Promise<{ meta: Meta }[]>;
}
