/** What a deployment may set, as variables of the Worker, with the defaults. */

export interface Settings {
  /** PORTS: ports that may be fetched from. */
  ports: number[];
  /** OWN_HOSTS: hosts that are this handler, beside the one that a request names. */
  ownHosts: string[];
  /** TRUSTED_HOSTS: names that pass although they look internal. */
  trustedHosts: string[];
  /** RAW: enables /v1/raw and `html=raw`. */
  raw: boolean;
  /** ONLINE: enables `online=1`, which asks servers that a feed names. */
  online: boolean;
  /** MAX_BYTES: the largest document, on the wire and after decompression. */
  maxBytes: number;
  /** MAX_BODY_BYTES: the largest document that may be posted. */
  maxBodyBytes: number;
  /** CHECK_BYTES: the largest document that is checked, which takes all of it in memory. */
  checkBytes: number;
  /** FIRST_BYTE_MS: until the upstream's answer begins, redirects included. */
  firstByteMs: number;
  /** HEAD_MS: until our own answer begins. */
  headMs: number;
  /** WHOLE_MS: until the document has ended. */
  wholeMs: number;
  /** CACHE: "workers" (Workers Cache in front of the Convert entry), "api" (the older Cache API) or "none". */
  cache: "workers" | "api" | "none";
  /** FULL_LIMIT: pages that `full=1` fetches for one answer at most. */
  fullLimit: number;
  /** RETRY_SECONDS: until a job whose server failed is begun again; twice as long each time. */
  retrySeconds: number;
  /** BATCH_TOKEN: batches are taken with this token alone; without one they are closed. */
  batchToken: string | null;
  /** CONTACT: the address in our User-Agent; the handler's own by default. */
  contact: string | null;
}

export const defaults: Settings = {
  ports: [80, 443],
  ownHosts: [],
  trustedHosts: [],
  raw: false,
  online: false,
  maxBytes: 64 * 1024 * 1024,
  maxBodyBytes: 5 * 1024 * 1024,
  checkBytes: 8 * 1024 * 1024,
  firstByteMs: 10_000,
  headMs: 15_000,
  wholeMs: 60_000,
  cache: "workers",
  fullLimit: 10,
  retrySeconds: 30,
  batchToken: null,
  contact: null,
};

/** Reads the variables; one that cannot be read stays at its default. */
export function readSettings(variables: Record<string, unknown>): Settings {
  const text = (name: string) => (typeof variables[name] === "string" ? (variables[name] as string).trim() : "");
  const list = (name: string) => text(name).toLowerCase().split(/[\s,]+/).filter(Boolean);
  const number = (name: string, otherwise: number) => (/^\d+$/.test(text(name)) ? Number(text(name)) : otherwise);
  const flag = (name: string) => /^(1|true|yes|on)$/i.test(text(name));
  const ports = list("PORTS").map(Number).filter((port) => port > 0 && port < 65536);
  const cache = text("CACHE");
  return {
    ports: ports.length > 0 ? ports : defaults.ports,
    ownHosts: list("OWN_HOSTS"),
    trustedHosts: list("TRUSTED_HOSTS"),
    raw: flag("RAW"),
    online: flag("ONLINE"),
    maxBytes: number("MAX_BYTES", defaults.maxBytes),
    maxBodyBytes: number("MAX_BODY_BYTES", defaults.maxBodyBytes),
    checkBytes: number("CHECK_BYTES", defaults.checkBytes),
    firstByteMs: number("FIRST_BYTE_MS", defaults.firstByteMs),
    headMs: number("HEAD_MS", defaults.headMs),
    wholeMs: number("WHOLE_MS", defaults.wholeMs),
    cache: cache === "api" || cache === "none" ? cache : defaults.cache,
    fullLimit: number("FULL_LIMIT", defaults.fullLimit),
    retrySeconds: number("RETRY_SECONDS", defaults.retrySeconds),
    batchToken: text("BATCH_TOKEN") || null,
    contact: text("CONTACT") || null,
  };
}
