// Makers of objects, one literal for each interface of the types. Its fields are named there alone: what it makes of nothing
// tells them. An engine builds a literal at once, and a loop over names ten times slower. No maker is needed to be right: see src/tape.ts.
import ts from "typescript";

/** The text of the module "#shapes" from the text of index.d.ts. */
export function shapesOf(types) {
  const found = interfaces(types);
  const makers = found.map(({ names }) => {
    const fields = names.map((name) => `${name}: r()`);
    return `  (r) => ({ ${fields.join(", ")} }),\n`;
  });
  const head = found.find(({ name }) => name === "FeedHead").names.map((name) => `${name}: h.${name}`);
  const feed = `export const feedWith = (entries, h) => ({ entries, ${head.join(", ")} });\n`;
  const all = `[\n${[...new Set(makers)].join("")}]`;
  return `export const makers = Object.fromEntries(${all}.map((make) => [Object.keys(make(() => null)).join(), make]));\n${feed}`;
}

/** Every interface and every object type written in place: its name, if it has one, and its properties. */
export function interfaces(types) {
  const found = [];
  const visit = (node) => {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) {
      const properties = node.members.filter((member) => ts.isPropertySignature(member) && !member.questionToken);
      const names = properties.map((property) => property.name.text);
      if (names.length) found.push({ name: node.name?.text ?? null, names });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("index.d.ts", types, ts.ScriptTarget.Latest));
  return found;
}
