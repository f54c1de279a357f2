// The types of index.d.ts as a JSON Schema of what parseFeedToJson writes.
import ts from "typescript";

/** Their keys are the feed's own. */
const OPEN = new Set(["EntryExtensions", "FeedExtensions"]);

export function schemaOf(declarations, version) {
  const file = ts.createSourceFile("index.d.ts", declarations, ts.ScriptTarget.Latest, true);
  const known = new Map(file.statements.filter((one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one)).map((one) => [one.name.text, one]));
  const definitions = {};
  const define = (name) => {
    if (!(name in definitions)) {
      definitions[name] = {};
      definitions[name] = declared(known.get(name));
    }
    return { $ref: `#/$defs/${name}` };
  };
  const declared = (node) => ({ ...sentence(node), ...(ts.isTypeAliasDeclaration(node) ? typed(node.type) : shaped(node)) });
  const shaped = (node) => {
    const inherited = (node.heritageClauses ?? []).flatMap(({ types }) => types.map(({ expression }) => shaped(known.get(expression.text))));
    const own = node.members.map((member) => [member.name.text, { ...sentence(member), ...typed(member.type) }]);
    const properties = Object.fromEntries([...own, ...inherited.flatMap((one) => Object.entries(one.properties))]);
    return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
  };
  const typed = (node) => {
    if (ts.isUnionTypeNode(node)) return united(node.types);
    if (ts.isArrayTypeNode(node)) return { type: "array", items: typed(node.elementType) };
    if (ts.isTupleTypeNode(node)) return { type: "array", prefixItems: node.elements.map(typed), minItems: node.elements.length, maxItems: node.elements.length };
    if (ts.isTypeLiteralNode(node)) return shaped(node);
    if (ts.isLiteralTypeNode(node)) return node.literal.kind === ts.SyntaxKind.NullKeyword ? { type: "null" } : { const: node.literal.text };
    if (ts.isTypeReferenceNode(node)) return named(node);
    const type = { [ts.SyntaxKind.StringKeyword]: "string", [ts.SyntaxKind.NumberKeyword]: "number", [ts.SyntaxKind.BooleanKeyword]: "boolean" }[node.kind];
    if (!type) throw new Error(`schema.mjs does not know ${node.getText()}`);
    return { type };
  };
  const named = ({ typeName, typeArguments }) => {
    if (OPEN.has(typeName.text)) return { type: "object" };
    if (typeName.text === "Record") return { type: "object", additionalProperties: typed(typeArguments[1]) };
    return define(typeName.text);
  };
  const united = (types) => {
    const members = types.map(typed);
    if (members.every((one) => "const" in one)) return { enum: members.map((one) => one.const) };
    const simple = members.filter((one) => Object.keys(one).join() === "type");
    if (simple.length === members.length) return { type: members.map((one) => one.type) };
    const words = members.filter((one) => "const" in one).map((one) => one.const);
    const rest = members.filter((one) => !("const" in one));
    return { anyOf: [...(words.length ? [{ enum: words }] : []), ...rest] };
  };
  define("Feed");
  return { $schema: "https://json-schema.org/draft/2020-12/schema", title: `What anyfeed ${version} gives`, $ref: "#/$defs/Feed", $defs: definitions };
}

function sentence(node) {
  const text = (node.jsDoc ?? []).map(({ comment }) => comment).filter((one) => typeof one === "string").join(" ").replace(/\s+/g, " ");
  return text ? { description: text } : {};
}
