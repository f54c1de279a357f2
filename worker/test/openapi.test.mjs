/** The OpenAPI document holds together, and every route answers as it describes. */

import assert from "node:assert/strict";
import test from "node:test";
import { closing } from "../../tests/opened.mjs";
import { edge } from "./help/edge.mjs";
import { serve } from "./upstream/server.mjs";
import { rss } from "./upstream/wire.mjs";

const upstream = closing(await serve());
const { ask } = edge(upstream.port, { settings: { raw: true, online: true } });
const document = await (await ask("/openapi.json")).json();

/** Of a deployment without bindings; scale.test.mjs calls the others. */
const isBatch = (path) => path.startsWith("/v1/batch");
const operations = () => Object.entries(document.paths).flatMap(([path, item]) => Object.entries(item).map(([method, operation]) => ({ path, method, operation })));
const resolve = (node) => (node.$ref ? node.$ref.replace(/^#\//, "").split("/").reduce((at, name) => at[name], document) : node);

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
  assert.deepEqual(Object.keys(document).sort(), ["components", "info", "openapi", "paths", "servers"]);
  for (const { path, method, operation } of operations()) {
    assert.match(path, /^\//);
    assert.ok(["get", "post"].includes(method));
    assert.deepEqual(Object.keys(operation).filter((name) => !["operationId", "summary", "parameters", "requestBody", "responses"].includes(name)), []);
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

/** Every schema, wherever it stands, says what it is with words of JSON Schema. */
function schemas(node) {
  if (typeof node !== "object" || node === null) return;
  for (const [name, value] of Object.entries(node)) {
    if (name !== "schema" && name !== "items") schemas(value);
    else assertSchema(value);
  }
}

function assertSchema(schema) {
  const words = ["type", "enum", "default", "minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems", "items", "properties", "required", "format", "description", "oneOf", "$ref"];
  assert.deepEqual(Object.keys(schema).filter((word) => !words.includes(word)), []);
  for (const type of [schema.type ?? []].flat()) assert.ok(["string", "integer", "boolean", "array", "object", "null"].includes(type), type);
  assert.ok(schema.type ?? schema.$ref ?? schema.oneOf);
  for (const inner of [schema.items, ...(schema.oneOf ?? []), ...Object.values(schema.properties ?? {})]) if (inner) assertSchema(inner);
}

test("every route answers as described", async () => {
  for (const { path, method, operation } of operations()) {
    if (isBatch(path)) continue;
    const query = operation.parameters.filter((one) => one.required).map((one) => `${one.name}=http://fault.example/ok`).join("&");
    const response = await ask(`${path}?${query}`, method === "post" ? { method: "POST", body: rss() } : {});
    await response.arrayBuffer();
    assert.equal(response.status, 200, path);
    const described = Object.keys(operation.responses["200"].content);
    assert.ok(described.includes(response.headers.get("content-type").split(";")[0]), `${method} ${path}`);
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
