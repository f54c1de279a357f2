/** docs/http-api.md, from the handler's OpenAPI document. */

export function pageOf(document) {
  const { paths, components: { schemas } } = document;
  // Of the feed itself the package's types say more.
  const shown = Object.keys(schemas).filter((name) => !isOfPackage(name, schemas));
  const routes = Object.entries(paths).map(([path, item]) => routeOf(path, item, shown));
  const shapes = shown.map((name) => shapeOf(name, schemas[name], shown));
  return [HEAD, ...routes, "## Shapes\n\nA property with a question mark may be missing.", ...shapes].join("\n\n") + "\n";
}

const HEAD = `# The HTTP API

What the [handler](../worker/README.md) answers, route by route. Every deployment gives the same description to programs at \`/openapi.json\` (OpenAPI 3.1);
this page is made of it. Examples to copy, errors, headers and settings are in [the handler's README](../worker/README.md).`;

/** What is reached from the package's own schema of a feed, and from nothing of the handler's. */
function isOfPackage(name, schemas) {
  return name in reached("Feed", schemas, {}) && !["DiagnosticCode", "DiscoveredFeed"].includes(name);
}

function reached(name, schemas, known) {
  known[name] = true;
  for (const [, next] of JSON.stringify(schemas[name]).matchAll(/"#\/components\/schemas\/(\w+)"/g)) if (!known[next]) reached(next, schemas, known);
  return known;
}

/** GET and POST of one path answer alike; what GET alone has is said so. */
function routeOf(path, { get, post }, shown) {
  const { summary, parameters, responses } = get ?? post;
  const isBoth = Boolean(get && post);
  const parts = [`## ${[get && "GET", post && "POST"].filter(Boolean).join(", ")} ${code(path)}`, cell(summary)];
  if (post) parts.push(`${isBoth ? "The body of a POST" : "The body"}: ${inside(cell(post.requestBody.description))} ${Object.keys(post.requestBody.content).filter((type) => type !== "*/*").map(code).join(", ")}`.trim());
  const need = ({ name, required, schema }) => (required ? `needed${isBoth ? " by GET" : ""}` : isBoth && !post.parameters.some((one) => one.name === name) ? "of GET" : otherwise(schema));
  if (parameters.length) parts.push(table(["parameter", "", ""], parameters.map((one) => [code(one.name), need(one), cell(one.description)])));
  parts.push(table(["status", "type", "answer"], answersOf(responses, shown)));
  return parts.join("\n\n");
}

/** As the end of a sentence. */
const inside = (text) => text[0].toLowerCase() + text.slice(1);

const otherwise = ({ default: value }) => (value === undefined ? "" : `default ${code(typeof value === "boolean" ? Number(value) : value)}`);

function answersOf(responses, shown) {
  const rows = [];
  const refused = [];
  for (const [status, { $ref, description, content = {} }] of Object.entries(responses)) {
    if ($ref) refused.push(status === "default" ? "others" : status);
    else if (!Object.keys(content).length) rows.push([status, "", cell(description)]);
    else for (const [type, { schema }] of Object.entries(content)) rows.push([status, code(type), kindOf(schema, shown)]);
  }
  return [...rows, [refused.join(", "), code("application/problem+json"), "[Problem](#problem)"]];
}

function shapeOf(name, { description, properties = {}, required = [], ...rest }, shown) {
  const rows = Object.entries(properties).map(([property, schema]) => [`${code(property)}${required.includes(property) ? "" : "?"}`, kindOf({ ...schema, description: "" }, shown), cell(schema.description ?? "")]);
  return [`### ${name}`, description && cell(description), rows.length ? table(["property", "is", ""], rows) : kindOf(rest, shown)].filter(Boolean).join("\n\n");
}

/** A type in few words. */
function kindOf({ $ref, type, format, enum: words, anyOf, oneOf, items, properties, description }, shown) {
  if ($ref) return linked($ref.split("/").at(-1), shown);
  if (words) return words.map(code).join(", ");
  if (anyOf ?? oneOf) return (anyOf ?? oneOf).map((one) => kindOf(one, shown)).join(" or ");
  if (items) return `list of ${kindOf(items, shown)}`;
  if (properties) return `object: ${Object.keys(properties).map(code).join(", ")}`;
  const kind = [type ?? "anything"].flat().join(" or ").replace("string", "text");
  return format ? `${kind} (${format})` : description && type === "string" ? cell(description) : kind;
}

const linked = (name, shown) => (shown.includes(name) ? `[${name}](#${name.toLowerCase()})` : `[${name}](../pkg-template/index.d.ts)`);
const code = (text) => `\`${text}\``;
const cell = (text) => text.replace(/\s+/g, " ").replaceAll("|", "\\|");
const table = (head, rows) => [`| ${head.join(" | ")} |`, `|${head.map(() => "---").join("|")}|`, ...rows.map((row) => `| ${row.join(" | ")} |`)].join("\n");
