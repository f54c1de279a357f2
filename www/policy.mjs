// The page's Content-Security-Policy, for the page itself and for the headers file.

const directives = {
  "default-src": "'none'",
  "script-src": "'self' 'wasm-unsafe-eval'",
  "style-src": "'self'",
  "img-src": "'self' data: https: http:",
  "font-src": "'self'",
  "media-src": "https: http:",
  "connect-src": "'self' https: http:",
  "worker-src": "'self'",
  "manifest-src": "'self'",
  "frame-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "require-trusted-types-for": "'script'",
  "trusted-types": "anyfeed-preview lit-html",
};

const written = (all) => Object.entries(all).map((pair) => pair.join(" ")).join("; ");

/** For the <meta> element; it may not say who may frame the page. */
export const policy = written(directives);

/** For the header. */
const headers = {
  "Content-Security-Policy": written({ ...directives, "frame-ancestors": "'self'" }),
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
};

/** The documentation's scripts and styles are those of its generator: it writes styles into the page, and knows no Trusted Types. */
const documentation = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self' 'unsafe-inline'",
  "img-src": "'self' data:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'self'",
};

/** Takes back what a rule before it said, so that this alone holds. */
const instead = (name) => `  ! ${name}`;

/** Assets have names that change with their content. */
const kept = { "Cache-Control": "public, max-age=31536000, immutable" };

const rule = (path, all) => [path, ...Object.entries(all).map(([name, value]) => `  ${name}: ${value}`)];

const POLICY = "Content-Security-Policy";
const documents = ["/docs/*", instead(POLICY), `  ${POLICY}: ${written(documentation)}`];

/** The file of headers that static hosts read. */
export const headersFile = [...rule("/*", headers), ...rule("/assets/*", kept), ...documents, ...rule("/docs/assets/*", kept), ""].join("\n");
