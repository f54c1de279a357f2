/** The schemas of what the checker says, for the OpenAPI document. */

type Members = Record<string, unknown>;

const text: Members = { type: "string" };
const whole: Members = { type: "integer", minimum: 0 };
const optional: Members = { type: ["string", "null"] };
const severities = ["error", "warning", "advice"];

const object = (properties: Record<string, Members>): Members => ({ type: "object", required: Object.keys(properties), properties });
const listOf = (name: string): Members => ({ type: "array", items: { $ref: `#/components/schemas/${name}` } });

export function checkSchemas(): Record<string, Members> {
  return {
    Validation: object({
      verdict: { type: "string", enum: ["valid", "valid-with-warnings", "invalid", "not-a-feed"], description: "Said of the profiles that were checked, and of nothing else." },
      format: text, version: text, title: optional, url: optional, feedUrl: optional, entries: whole,
      profiles: { ...listOf("CheckedProfile"), description: "Those that the document uses, of those that were asked for." },
      findings: { ...listOf("Finding"), description: "In the order of their places." },
      findingsTotal: { ...whole, description: "Those that are not given in full included." },
      report: { type: ["object", "null"], description: "What the reader repaired, as in `Feed`; null for a subscription list." },
    }),
    CheckedProfile: object({ name: text, title: text, rules: whole, errors: whole, warnings: whole, advice: whole }),
    Finding: object({
      code: text, profile: text, severity: { type: "string", enum: severities }, message: text, fix: text, readers: optional,
      helpUrl: { type: "string", format: "uri" }, line: whole, column: whole, from: whole, to: whole, entry: { type: ["integer", "null"] },
    }),
  };
}
