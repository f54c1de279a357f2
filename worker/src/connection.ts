/** What a runtime throws when a connection fails, told apart into problems. */

import { Problem, type ProblemCode } from "./errors";

/** First match wins. Node names codes in `cause`; workerd writes sentences. */
const beforeAnswer: [RegExp, ProblemCode, string][] = [
  [/ENOTFOUND|EAI_AGAIN|DNS|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|unreachable|refused|could not resolve/i, "upstream-unreachable", "No connection to the server came about."],
  [/CERT|SSL|TLS|EPROTO|self.signed|certificate/i, "upstream-unreachable", "No secure connection to the server came about."],
  [/HPE_|HTTPParser|HEADERS_OVERFLOW|Invalid (header|response)|Parse Error|protocol error|parse|header/i, "upstream-protocol", "What the server sent is not HTTP."],
  [/TIMEOUT|timed out|TimeoutError/i, "upstream-timeout", "The server did not answer in time."],
];

const inBody: [RegExp, ProblemCode, string][] = [
  [/Z_|gzip|inflate|zlib|brotli|decompress|incorrect (header|data) check|ERR__ERROR|DECODER|compression/i, "upstream-protocol", "The document's compression cannot be undone."],
  [/HPE_|HTTPParser|chunk|Parse Error|protocol error/i, "upstream-protocol", "What the server sent is not HTTP."],
  [/TIMEOUT|timed out|TimeoutError/i, "upstream-timeout", "The document did not come in time."],
];

export function connectionProblem(fault: unknown, url: string): Problem {
  return choose(fault, beforeAnswer, new Problem("upstream-reset", "The connection ended before any answer.", { upstream: { url } }), url);
}

export function bodyProblem(fault: unknown): Problem {
  return choose(fault, inBody, new Problem("upstream-truncated", "The connection ended in the middle of the document."));
}

function choose(fault: unknown, table: [RegExp, ProblemCode, string][], otherwise: Problem, url?: string): Problem {
  if (fault instanceof Problem) return fault;
  const words = describe(fault);
  for (const [pattern, code, detail] of table) {
    if (pattern.test(words)) return new Problem(code, detail, url === undefined ? {} : { upstream: { url } });
  }
  return otherwise;
}

function describe(fault: unknown): string {
  const words: string[] = [];
  let at: unknown = fault;
  for (let depth = 0; depth < 4 && at instanceof Error; depth += 1) {
    words.push(at.name, String((at as { code?: unknown }).code ?? ""), at.message);
    at = at.cause;
  }
  return words.join(" ");
}
