/** The OpenAPI document holds together, and every route answers as it describes. */

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import test from "node:test";
import { closing } from "../../tests/opened.mjs";
import { faultsOf, referred } from "../../tests/schema-faults.mjs";
import { edge } from "./help/edge.mjs";
import { pageOf } from "./help/page.mjs";
import { serve } from "./upstream/server.mjs";
import { answer, rss } from "./upstream/wire.mjs";

const upstream = closing(await serve({
  opml: { serve: answer('<opml version="2.0"><head><title>T</title></head><body/></opml>', { "Content-Type": "text/x-opml" }) },
  named: { serve: answer("<!doctype html><title>T</title><link rel=alternate type=application/rss+xml href=http://10.0.0.1/>", { "Content-Type": "text/html" }) },
}));
const { ask } = edge(upstream.port, { settings: { raw: true, online: true } });
const document = await (await ask("/openapi.json")).json();

/** Of a deployment without bindings; scale.test.mjs calls the others. */
const isBatch = (path) => path.startsWith("/v1/batch");
const operations = () => Object.entries(document.paths).flatMap(([path, item]) => Object.entries(item).map(([method, operation]) => ({ path, method, operation })));
const resolve = (node) => (node.$ref ? referred(node.$ref, document) : node);

test("names are used once, references lead somewhere, every parameter has a schema", () => {
  const ids = operations().map(({ operation }) => operation.operationId);
  assert.equal(new Set(ids).size, ids.length);
  for (const [, reference] of JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)) assert.ok(resolve({ $ref: reference }), reference);
  for (const { operation } of operations()) {
    for (const parameter of operation.parameters) assert.ok(parameter.schema.type && parameter.description && ["query", "path"].includes(parameter.in));
    assert.ok(operation.responses.default && (operation.responses["200"] ?? operation.responses["202"]).description);
  }
});

test("the document is OpenAPI 3.1", () => {
  assert.equal(document.openapi, "3.1.0");
  assert.ok(document.info.title && document.info.version);
  assert.deepEqual(Object.keys(document).sort(), ["components", "info", "openapi", "paths", "security", "servers"]);
  for (const { path, method, operation } of operations()) {
    assert.match(path, /^\//);
    assert.ok(["get", "post"].includes(method));
    assert.deepEqual(Object.keys(operation).filter((name) => !["operationId", "summary", "parameters", "requestBody", "responses", "security"].includes(name)), []);
    assert.equal("requestBody" in operation, method === "post");
    const steps = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    assert.deepEqual(operation.parameters.filter((one) => one.in === "path").map((one) => one.name), steps, path);
    assert.ok(operation.parameters.every((one) => one.in === "query" || one.required === true));
    assert.equal(new Set(operation.parameters.map((one) => one.name)).size, operation.parameters.length);
    for (const [code, response] of Object.entries(operation.responses)) {
      assert.match(code, /^([1-5]\d\d|default)$/);
      assert.ok(resolve(response).description);
      for (const type of Object.keys(resolve(response).content ?? {})) assert.match(type, /^[a-z]+\/[a-z0-9.+-]+$/);
    }
  }
  schemas(document);
});

test("docs/http-api.md is what the document says (UPDATE=1 writes it)", () => {
  const path = new URL("../../docs/http-api.md", import.meta.url);
  const page = pageOf(document);
  if (process.env.UPDATE) writeFileSync(path, page);
  assert.equal(readFileSync(path, "utf8"), page);
});

/** Every schema, wherever it stands, says what it is with words of JSON Schema. */
function schemas(node) {
  if (typeof node !== "object" || node === null) return;
  for (const [name, value] of Object.entries(node)) {
    if (name !== "schema" && name !== "items") schemas(value);
    else assertSchema(value);
  }
}

function assertSchema(schema) {
  const words = ["type", "anyOf", "const", "additionalProperties", "prefixItems", "enum", "default", "minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems", "items", "properties", "required", "format", "description", "oneOf", "$ref"];
  assert.deepEqual(Object.keys(schema).filter((word) => !words.includes(word)), []);
  for (const type of [schema.type ?? []].flat()) assert.ok(["string", "number", "integer", "boolean", "array", "object", "null"].includes(type), type);
  assert.ok(schema.type ?? schema.$ref ?? schema.oneOf ?? schema.anyOf ?? schema.enum ?? schema.const);
  for (const inner of [schema.items, ...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...Object.values(schema.properties ?? {})]) if (inner) assertSchema(inner);
}

test("every route answers as described", async () => {
  for (const { path, method, operation } of operations()) {
    if (isBatch(path)) continue;
    const query = operation.parameters.filter((one) => one.required).map((one) => `${one.name}=http://fault.example/ok`).join("&");
    const response = await ask(`${path}?${query}`, method === "post" ? { method: "POST", body: rss() } : {});
    const text = await response.text();
    assert.equal(response.status, 200, path);
    const { content } = operation.responses["200"];
    const type = response.headers.get("content-type").split(";")[0];
    assert.ok(type in content, `${method} ${path}`);
    if (!type.endsWith("json")) continue;
    assert.equal(Object.keys(content[type].schema).join(), path === "/openapi.json" ? "type" : "$ref", `${path} says what its JSON is`);
    assert.deepEqual(faultsOf(JSON.parse(text), content[type].schema, document), [], `${method} ${path}`);
  }
});

/** Paths; what each answers, by the name of its schema. */
const ANSWERS = {
  "/v1/feed?url=http://fault.example/ok&format=jsonfeed": "JsonFeed",
  "/v1/feed?url=http://fault.example/rst-mid-body": "Feed",
  "/v1/discover?url=http://fault.example/html": "Discovery",
  "/v1/validate?url=http://fault.example/opml": "Validation",
  "/v1/feed?url=http://fault.example/named": "Problem",
  "/v1/feed?url=http://fault.example/opml": "Problem",
  "/v1/feed": "Problem",
};

for (const [path, name] of Object.entries(ANSWERS)) {
  test(`${path} is a ${name}`, async () => {
    const value = await (await ask(path)).json();
    assert.deepEqual(faultsOf(value, { $ref: `#/components/schemas/${name}` }, document), []);
  });
}

test("what a refusal's status may be is described", async () => {
  const { responses } = document.paths["/v1/feed"].get;
  for (const path of ["?url=http://fault.example/404", "?url=http://fault.example/410", "?url=http://10.0.0.1/", "?x=1", "?url=http://fault.example/named", "?url=http://fault.example/declared-5GB"]) {
    const response = await ask(`/v1/feed${path}`);
    await response.text();
    assert.ok(String(response.status) in responses, `${response.status}`);
  }
});

test("every value that is described is understood, every other is refused as described", async () => {
  for (const { path, method, operation } of operations().filter((one) => one.method === "get" && !isBatch(one.path))) {
    const query = operation.parameters.filter((one) => one.required).map((one) => `${one.name}=http://fault.example/ok`).join("&");
    for (const { name, schema, required } of operation.parameters) {
      if (required) continue;
      const good = schema.enum?.[0] ?? schema.items?.enum?.[0] ?? { integer: schema.minimum, boolean: true, array: "title", string: "2024-01-15" }[schema.type];
      const right = await ask(`${path}?${query}&${name}=${good}`);
      await right.arrayBuffer();
      assert.equal(right.status, 200, `${method} ${path} ${name}=${good}`);
      const wrong = await ask(`${path}?${query}&${name}=%00`);
      // Who shows a picture shows one of this, too.
      if (path === "/badge.svg") {
        assert.match(await wrong.text(), /no address/);
        continue;
      }
      assert.equal(wrong.status, 400, `${path} ${name}`);
      if (path !== "/v1/api.json") assert.equal((await wrong.json()).code, "bad-request");
    }
  }
});

test("without bindings, the routes of batches say so", async () => {
  for (const { path, method } of operations().filter((one) => isBatch(one.path))) {
    const response = await ask(path.replace(/\{\w+\}/g, "0"), { method: method.toUpperCase(), ...(method === "post" && { body: "http://fault.example/ok" }) });
    assert.equal(response.status, 501, path);
    assert.equal(response.headers.get("cache-control"), "no-store");
    assert.equal((await response.json()).code, "not-enabled");
  }
});
