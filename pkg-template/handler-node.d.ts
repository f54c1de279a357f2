/** anyfeed/handler-node: what `anyfeed/handler` needs for servers of Node and for AWS Lambda. */
import type { Fetch, FetchRequest, FetchResponse } from "./environment.js";

/** A function from a Request, and what is known of who asks, to a Response. */
export type FetchHandler = (request: FetchRequest, platform?: unknown) => Promise<FetchResponse>;

/**
 * A listener for `createServer` of "node:http".
 * @example
 * import { createHandler } from "anyfeed/handler";
 * import { publicFetch, toNode } from "anyfeed/handler-node";
 * const listener = toNode(createHandler({ fetch: publicFetch() }));
 */
export function toNode(handler: FetchHandler): (request: any, response: any) => void;

/**
 * A function for AWS Lambda, behind a function URL or an API Gateway (payloads 1.0 and 2.0).
 * @example
 * import { createHandler } from "anyfeed/handler";
 * import { publicFetch, toLambda } from "anyfeed/handler-node";
 * export const lambda = toLambda(createHandler({ fetch: publicFetch() }));
 */
export function toLambda(handler: FetchHandler): (event: LambdaEvent) => Promise<LambdaResult>;

/**
 * A fetch that reaches public addresses alone: each name is looked up when its connection is made, and refused where it
 * leads into a private network. It follows no redirect by itself.
 * @example
 * import { createHandler } from "anyfeed/handler";
 * import { publicFetch } from "anyfeed/handler-node";
 * const handler = createHandler({ fetch: publicFetch() });
 */
export function publicFetch(options?: PublicFetchOptions): Fetch;

export interface PublicFetchOptions {
  /** Addresses that may be reached although they are not public: "10.0.0.7". */
  trusted?: string[] | undefined;
}

/** What AWS hands over; of it what is used. */
export interface LambdaEvent {
  rawPath?: string | undefined;
  rawQueryString?: string | undefined;
  path?: string | undefined;
  httpMethod?: string | undefined;
  multiValueQueryStringParameters?: Record<string, string[] | undefined> | null | undefined;
  headers?: Record<string, string | undefined> | null | undefined;
  body?: string | null | undefined;
  isBase64Encoded?: boolean | undefined;
  requestContext?:
    | {
        http?: { method?: string | undefined; sourceIp?: string | undefined } | undefined;
        identity?: { sourceIp?: string | undefined } | undefined;
        domainName?: string | undefined;
      }
    | undefined;
}

export interface LambdaResult {
  statusCode: number;
  headers: Record<string, string>;
  body: string;
  isBase64Encoded: boolean;
}
