// What the README promises of the types: a sentence for each property.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import ts from "typescript";

test("each property of the types that are written by hand has a sentence of its own", () => {
  let properties = 0;
  const silent = [];
  for (const name of ["fetch", "handler", "index"].map((door) => `${door}.d.ts`)) {
    const text = readFileSync(new URL(`../pkg-template/${name}`, import.meta.url), "utf8");
    const visit = (node, within) => {
      if (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node)) {
        properties++;
        if (!node.jsDoc?.[0]?.comment) silent.push(`${name}: ${within}.${node.name.text}`);
      }
      // What functions take and give has its sentence with the function.
      if (ts.isFunctionDeclaration(node)) return;
      ts.forEachChild(node, (child) => visit(child, node.name?.text ?? within));
    };
    visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true), "");
  }
  assert.ok(properties > 200);
  assert.deepEqual(silent, []);
});
