/** The OpenAPI document, from the tables of routes, parameters and errors. */

import { problems } from "./errors";
import { allowed, nameOf, parameters, type Parameter, type Values } from "./parameters";
import { routes, type Route } from "./routes";
import { answerSchemas, textSchemas } from "./schemas";
import { mostUrls } from "./scale/submit";
import { reportTypes } from "./validate";

type Members = Record<string, unknown>;

const json = "application/json";
const feedTypes = ["application/json", "application/feed+json", "application/rss+xml", "application/atom+xml"];
const types: Record<Route["answer"], string[]> = {
  feed: feedTypes, discover: ["application/json"], validate: [...new Set(Object.values(reportTypes))], badge: ["image/svg+xml"], raw: ["text/plain"], rss2json: ["application/json"],
  openapi: ["application/json"], health: ["application/json"], errors: ["text/html"], robots: ["text/plain"],
  batch: ["application/json"], batchStatus: ["application/json"], batchResult: feedTypes,
};

export function openapi(version: string): Members {
  return {
    openapi: "3.1.0",
    info: { title: "anyfeed", version, summary: "Any feed in, clean entries out.", license: { name: "MIT OR Apache-2.0", identifier: "MIT OR Apache-2.0" } },
    servers: [{ url: "/" }],
    // Who may ask is nobody's matter, but for batches.
    security: [],
    paths: Object.fromEntries(routes.map((route) => [route.path, pathItem(route)])),
    components: {
      securitySchemes: { BatchToken: { type: "http", scheme: "bearer", description: "The deployment's BATCH_TOKEN." } },
      schemas: { Problem: problemSchema(), ...answerSchemas },
      responses: { Problem: { description: "A refusal; `code` says which.", content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } } } },
    },
  };
}

function pathItem(route: Route): Members {
  return Object.fromEntries(route.methods.map((method) => [method.toLowerCase(), operation(route, method)]));
}

function operation(route: Route, method: "GET" | "POST"): Members {
  const named = route.parameters.filter((name) => method === "GET" || name !== "discover");
  const operation: Members = {
    operationId: `${method.toLowerCase()}${route.answer[0]?.toUpperCase() ?? ""}${route.answer.slice(1)}`,
    summary: route.about,
    parameters: [...stepParameters(route), ...named.map((name) => parameter(name, method === "GET" && route.required === name))],
    responses: responses(route, method),
    ...(route.answer === "batch" && { security: [{ BatchToken: [] }] }),
  };
  if (method === "POST") {
    operation["requestBody"] = route.answer === "batch" ? listBody() : { required: true, description: "The document; its Content-Type is heeded.", content: { "*/*": { schema: { type: "string", format: "binary" } } } };
  }
  return operation;
}

function responses(route: Route, method: "GET" | "POST"): Members {
  const good: Members = { [route.answer === "batch" ? "202" : "200"]: { description: "What was asked for.", content: Object.fromEntries(types[route.answer].map((type) => [type, { schema: answerSchema(route, type) }])) } };
  if (route.answer === "feed" && method === "GET") good["304"] = { description: "Nothing changed since the ETag that was sent." };
  const refusal = { $ref: "#/components/responses/Problem" };
  // What has no parameters can only be refused because nothing of its name is there, or asks too often.
  const refused = Object.fromEntries(refusals(route).map((status) => [status, refusal]));
  return { ...good, ...refused, default: refusal };
}

/** The statuses between 400 and 499 that a route may have. */
function refusals(route: Route): string[] {
  const { answer, required } = route;
  if (answer === "health" || answer === "openapi" || answer === "robots") return ["405"];
  if (answer === "errors") return ["404"];
  if (answer === "batch") return ["400", "401", "413", "429"];
  if (required === undefined) return ["400", "404", "429"];
  return answer === "badge" ? ["405"] : ["400", "403", "404", "410", "413", "422", "429"];
}

function answerSchema({ answer }: Route, type: string): Members {
  if (!/json$/.test(type)) return textSchemas[answer] ?? { type: "string" };
  if (type === "application/feed+json") return reference("JsonFeed");
  if (type !== json) return { type: "object" };
  return reference(schemaNames[answer]);
}

const reference = (name: string | undefined): Members => (name === undefined ? { type: "object" } : { $ref: `#/components/schemas/${name}` });

/** What an answer in JSON is. */
const schemaNames: Partial<Record<Route["answer"], string>> = {
  feed: "Feed", batchResult: "Feed", discover: "Discovery", validate: "Validation", rss2json: "Rss2json", health: "Health", batch: "BatchAccepted", batchStatus: "BatchStatus",
};

function stepParameters(route: Route): Members[] {
  const steps: Record<string, Members> = { id: { type: "string", format: "uuid" }, index: { type: "integer", minimum: 0, maximum: mostUrls - 1 } };
  return [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: "path", required: true, description: name === "id" ? "Of the batch." : "Of the address in the batch.", schema: steps[name ?? ""] }));
}

function listBody(): Members {
  const list = { type: "array", items: { type: "string" }, minItems: 1, maxItems: mostUrls };
  return {
    required: true, description: "The addresses.",
    content: {
      "application/json": { schema: { oneOf: [list, { type: "object", required: ["urls"], properties: { urls: list } }] } },
      "text/plain": { schema: { type: "string", description: "One address in each line." } },
      "text/x-opml": { schema: { type: "string" } },
    },
  };
}

function parameter(name: keyof Values, required: boolean): Members {
  const row = parameters[name];
  return { name: nameOf(name), in: "query", required, description: `${row.about} Allowed: ${allowed(row)}.`, schema: schemaOf(row), ...(row.kind === "names" ? { style: "form", explode: false } : {}) };
}

function schemaOf(parameter: Parameter): Members {
  switch (parameter.kind) {
    case "address": return { type: "string", minLength: 1, maxLength: 2048 };
    case "word": return { type: "string", enum: parameter.words, ...(parameter.otherwise === "" ? {} : { default: parameter.otherwise }) };
    case "whole": return { type: "integer", minimum: parameter.least, maximum: parameter.most };
    case "flag": return { type: "boolean", default: parameter.otherwise };
    case "time": return { type: "string" };
    case "names": return { type: "array", items: { type: "string", ...(parameter.words && { enum: parameter.words }) } };
  }
}

function problemSchema(): Members {
  return {
    type: "object",
    required: ["type", "title", "status", "detail", "code"],
    properties: {
      type: { type: "string", format: "uri-reference" },
      title: { type: "string" },
      status: { type: "integer" },
      detail: { type: "string" },
      code: { type: "string", enum: Object.keys(problems) },
      upstream: { type: "object", properties: { url: { type: "string" }, status: { type: "integer" }, contentType: { type: ["string", "null"] } } },
      found: { type: ["string", "null"] },
      alternatives: { type: "array", items: reference("DiscoveredFeed"), description: "The feeds that a page names." },
      report: { anyOf: [reference("Report"), { type: "null" }] },
      retryAfter: { type: "integer" },
    },
  };
}
