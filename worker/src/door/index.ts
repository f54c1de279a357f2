/** The package's door to the handler: options by name, a Request in, a Response out. */

import type { HandlerLimits, HandlerOptions } from "../../../pkg-template/handler";
import { dependencies } from "../dependencies";
import { createHandler as create } from "../handler";
import type { Store } from "../context";
import { clientOf } from "./client";
import { Limiter } from "./limiter";
import type { Settings } from "../settings";

/** Limits as callers name them, and as settings do. */
const limitNames: [keyof HandlerLimits, keyof Settings][] = [
  ["bytes", "maxBytes"], ["posted", "maxBodyBytes"], ["firstByte", "firstByteMs"], ["whole", "wholeMs"], ["pages", "fullLimit"], ["checked", "checkBytes"],
];
const known = ["fetch", "cache", "limits", "allow", "log", "ports", "ownHosts", "trustedHosts", "raw", "online", "contact"];

/** Requests of one client in a minute. */
const usual = 60;

export function createHandler(options: HandlerOptions = {}): (request: Request, platform?: unknown, execution?: unknown) => Promise<Response> {
  for (const name of Object.keys(options)) {
    if (!known.includes(name)) throw new TypeError(`options.${name} is unknown. Known are ${known.join(", ")}.`);
  }
  const { fetch: given, cache, allow, log, limits } = options;
  const handler = create({
    ...dependencies,
    // Called as a function of its own: browsers' and Workers' refuse another.
    fetch: given ? (url, init) => given(url, init) : (url, init) => fetch(url, init),
    log,
    store: (cache as Store | null | undefined) ?? null,
    settings: settingsOf(options),
  });
  const limiter = new Limiter(limits?.requests ?? usual);
  const limit = async (request: Request, platform: unknown) => (allow ? { success: await allow(request) } : limiter.count(clientOf(request, platform), Date.now()));
  return (request, platform, execution) => handler.fetch(request, { RATE_LIMITER: { limit: () => limit(request, platform) } }, { waitUntil: waiter(execution) ?? waiter(platform) ?? goOn });
}

type Wait = (promise: Promise<unknown>) => void;

/** Workers hand it over beside the bindings, Netlify beside the client's address. */
function waiter(given: unknown): Wait | null {
  const context = given as { waitUntil?: Wait } | null | undefined;
  return typeof context?.waitUntil === "function" ? (promise) => context.waitUntil?.(promise) : null;
}

/** A process that lives on needs nobody to wait. */
const goOn: Wait = (promise) => void promise.catch(() => undefined);

function settingsOf({ limits = {}, cache, ports, ownHosts, trustedHosts, raw, online, contact }: HandlerOptions): Partial<Settings> {
  const settings: Partial<Record<keyof Settings, unknown>> = { cache: cache ? "api" : "none", ports, ownHosts, trustedHosts, raw, online, contact };
  const named = ["requests", ...limitNames.map(([own]) => own)];
  for (const name of Object.keys(limits)) {
    if (!named.includes(name)) throw new TypeError(`options.limits.${name} is unknown. Known are ${named.join(", ")}.`);
  }
  for (const [own, name] of limitNames) settings[name] = limits[own];
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}
