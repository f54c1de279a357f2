// A file of TypeScript in, its mutants out: each with one small fault that somebody might have written.
import ts from "typescript";

const SWAPPED = {
  "<": "<=", "<=": "<", ">": ">=", ">=": ">", "===": "!==", "!==": "===", "&&": "||", "||": "&&", "??": "&&", "*": "/", "/": "*", "-": "+", "+=": "-=", "-=": "+=", "**": "*", ">>": "<<",
};
const METHODS = { some: "every", every: "some", min: "max", max: "min", startsWith: "endsWith", endsWith: "startsWith", floor: "ceil", ceil: "floor" };
/** Left out of a chain. */
const DROPPED = new Set(["trim", "toLowerCase", "filter", "slice", "replace"]);

/** Each mutant: the line in which it is, what is changed, its place, and the whole text. */
export function mutantsOf(name, text) {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const add = (kind, from, to, by) => {
    const { line, character } = file.getLineAndCharacterOfPosition(from);
    const was = text.slice(from, to).replace(/\s+/g, " ").slice(0, 60);
    const of = text.split("\n")[line].trim();
    found.push({ line: of, change: `${kind}: ${was} → ${by || "nothing"}`, label: `${name}:${line + 1}:${character + 1}`, text: text.slice(0, from) + by + text.slice(to) });
  };
  const visit = (node) => {
    if (isSkipped(node)) return;
    mutate(node, (kind, one, by) => add(kind, one.getStart(file), one.getEnd(), by));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Types, imports, and the words that people read of a refusal. */
function isSkipped(node) {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  const { parent } = node;
  return parent !== undefined && ts.isNewExpression(parent) && parent.expression.getText() === "Problem" && parent.arguments?.indexOf(node) === 1;
}

function mutate(node, add) {
  if (ts.isBinaryExpression(node)) binary(node, add);
  if (ts.isIfStatement(node) || ts.isWhileStatement(node)) add("condition", node.expression, `!(${node.expression.getText()})`);
  if (ts.isConditionalExpression(node)) add("condition", node.condition, `!(${node.condition.getText()})`);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) add("negation", node, node.operand.getText());
  if (ts.isNumericLiteral(node)) add("constant", node, String(Number(node.getText()) + 1));
  if (node.kind === ts.SyntaxKind.TrueKeyword) add("constant", node, "false");
  if (node.kind === ts.SyntaxKind.FalseKeyword) add("constant", node, "true");
  if (ts.isStringLiteral(node) && !ts.isPropertyAssignment(node.parent)) add("constant", node, node.text === "" ? '"changed"' : '""');
  if (ts.isExpressionStatement(node)) add("statement", node, ";");
  if (ts.isReturnStatement(node) && node.expression && ts.isBlock(node.parent) && node.parent.statements.length > 1) add("return", node, ";");
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) method(node, add);
  if (ts.isRegularExpressionLiteral(node)) expression(node, add);
}

function binary(node, add) {
  const sign = node.operatorToken.getText();
  if (SWAPPED[sign]) add("sign", node.operatorToken, SWAPPED[sign]);
  const isText = [node.left, node.right].some((side) => ts.isStringLiteral(side) || ts.isTemplateExpression(side));
  if (sign === "+" && !isText) add("sign", node.operatorToken, "-");
}

function method(node, add) {
  const { name, expression } = node.expression;
  if (METHODS[name.text]) add("method", name, METHODS[name.text]);
  if (DROPPED.has(name.text)) add("method", node, expression.getText());
}

/** Without what ties it to the beginning or the end. */
function expression(node, add) {
  const [, body, flags] = /^\/(.*)\/(\w*)$/s.exec(node.getText());
  if (body.startsWith("^")) add("expression", node, `/${body.slice(1)}/${flags}`);
  if (body.endsWith("$")) add("expression", node, `/${body.slice(0, -1)}/${flags}`);
}
