/** The package's door to the handler: options by name, a Request in, a Response out. */

import type { HandlerLimits, HandlerOptions } from "../../../pkg-template/handler";
import { dependencies } from "../dependencies";
import { createHandler as create } from "../handler";
import type { Store } from "../context";
import type { Settings } from "../settings";

/** Limits as callers name them, and as settings do. */
const limitNames: [keyof HandlerLimits, keyof Settings][] = [
  ["bytes", "maxBytes"], ["posted", "maxBodyBytes"], ["firstByte", "firstByteMs"], ["whole", "wholeMs"], ["pages", "fullLimit"], ["checked", "checkBytes"],
];
const known = ["fetch", "cache", "limits", "allow", "log", "ports", "ownHosts", "trustedHosts", "raw", "online", "contact"];

export function createHandler(options: HandlerOptions = {}): (request: Request) => Promise<Response> {
  for (const name of Object.keys(options)) {
    if (!known.includes(name)) throw new TypeError(`options.${name} is unknown. Known are ${known.join(", ")}.`);
  }
  const { fetch: given, cache, allow, log } = options;
  const handler = create({
    ...dependencies,
    // Called as a function of its own: browsers' and Workers' refuse another.
    fetch: given ? (url, init) => given(url, init) : (url, init) => fetch(url, init),
    log,
    store: (cache as Store | null | undefined) ?? null,
    settings: settingsOf(options),
  });
  return (request) => handler.fetch(request, allow ? { RATE_LIMITER: { limit: async () => ({ success: await allow(request) }) } } : {});
}

function settingsOf({ limits = {}, cache, ports, ownHosts, trustedHosts, raw, online, contact }: HandlerOptions): Partial<Settings> {
  const settings: Partial<Record<keyof Settings, unknown>> = { cache: cache ? "api" : "none", ports, ownHosts, trustedHosts, raw, online, contact };
  for (const name of Object.keys(limits)) {
    if (!limitNames.some(([own]) => own === name)) throw new TypeError(`options.limits.${name} is unknown. Known are ${limitNames.map(([own]) => own).join(", ")}.`);
  }
  for (const [own, name] of limitNames) settings[name] = limits[own];
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}
