// The handler's OpenAPI document, as redocly's recommended rules see it: without an error and without a warning.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { install } from "./installed.mjs";
import { folder } from "./opened.mjs";

const exec = promisify(execFile);
const here = await folder();
const missing = await exec("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error", "@redocly/cli@2.77.0"], { cwd: here, timeout: 300_000 })
  .then(() => false, () => "the registry of npm cannot be reached");

/** What is wrong with a document, each with its rule. */
async function problems(document) {
  writeFileSync(join(here, "openapi.json"), JSON.stringify(document));
  const words = [join(here, "node_modules/@redocly/cli/bin/cli.js"), "lint", "openapi.json", "--format=json"];
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  const { stdout } = await exec(process.execPath, words, { cwd: here, env, maxBuffer: 1e8 }).catch((failed) => failed);
  return JSON.parse(stdout).problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0].pointer}: ${message}`);
}

test("redocly finds nothing", { skip: missing }, async () => {
  const { createHandler } = await install().import("anyfeed/handler");
  const document = await (await createHandler()(new Request("https://api.example.com/openapi.json"))).json();
  assert.deepEqual(await problems(document), []);
  document.paths["/v1/feed"].get.responses["200"].content["application/json"].schema.$ref += "s";
  assert.match((await problems(document)).join(), /no-unresolved-refs/, "and would find something");
});
