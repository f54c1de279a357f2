// Whether a value is what a JSON Schema says, by the words that our schemas use.
import assert from "node:assert/strict";

/** Where it is not, one line each; `document` is what references lead into. Strings are looked at by their patterns of `FORMATS` alone. */
export function faultsOf(value, rule, document, path = "") {
  const { $ref, description, type, properties, required, additionalProperties, items, prefixItems, minItems, maxItems, enum: words, const: word, anyOf, format, minimum, ...unknown } = rule;
  assert.deepEqual(Object.keys(unknown), [], "a word of JSON Schema that this test does not know");
  const inside = (one, inner, where) => faultsOf(one, inner, document, where);
  if ($ref) return inside(value, referred($ref, document), path);
  if (anyOf) return anyOf.some((one) => !inside(value, one, path).length) ? [] : [`${path}: none of the alternatives`];
  if (words) return words.includes(value) ? [] : [`${path}: ${JSON.stringify(value)} is no word of the list`];
  if ("const" in rule) return value === word ? [] : [`${path}: not ${word}`];
  const is = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  const wanted = [type ?? is].flat();
  if (!wanted.includes(is) && !(wanted.includes("integer") && Number.isInteger(value))) return [`${path}: ${is} instead of ${type}`];
  if (is === "number") return value < (minimum ?? -Infinity) ? [`${path}: less than ${minimum}`] : [];
  if (is === "string") return FORMATS[format]?.test(value) === false ? [`${path}: ${JSON.stringify(value)} is no ${format}`] : [];
  if (is === "array") {
    const short = value.length < (minItems ?? 0) || value.length > (maxItems ?? Infinity) ? [`${path}: ${value.length} members`] : [];
    return [...short, ...value.flatMap((one, index) => inside(one, items ?? prefixItems?.[index] ?? {}, `${path}[${index}]`))];
  }
  if (is !== "object") return [];
  const missing = (required ?? []).filter((name) => !(name in value)).map((name) => `${path}.${name} is missing`);
  return [...missing, ...Object.entries(value).flatMap(([name, one]) => {
    const inner = properties?.[name] ?? additionalProperties ?? {};
    return inner === false ? [`${path}.${name} is surplus`] : inside(one, inner, `${path}.${name}`);
  })];
}

const FORMATS = { uri: /^https?:\/\/./, uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, "date-time": /^\d{4}-\d\d-\d\dT/ };

/** "#/components/schemas/Feed": steps into the document. */
export const referred = ($ref, document) => $ref.replace(/^#\//, "").split("/").reduce((at, name) => at[name], document);
