/** What is handed in and what one piece of work needs: the scope of a request or of a job. */

import type { Dependencies, Scope } from "./context";
import type { Policy } from "./guard";
import type { Pauses } from "./pauses";
import { defaults, readSettings, type Settings } from "./settings";

export function settingsOf(bindings: Record<string, unknown>, dependencies: Dependencies): Settings {
  return { ...defaults, ...readSettings(bindings), ...dependencies.settings };
}

/** `origin` is where this handler is reached; servers that we ask see it. */
export function openScope(dependencies: Dependencies, settings: Settings, pauses: Pauses, origin: string | null, signal: AbortSignal): Scope {
  const contact = settings.contact ?? (origin === null ? null : `${origin}/`);
  const { fetch, anyfeed, article, writeStream, check, now } = dependencies;
  const userAgent = `anyfeed-edge/${anyfeed.version}${contact === null ? "" : ` (+${contact})`}`;
  return { fetch, anyfeed, article, writeStream, check, now, origin, self: null, settings, pauses, signal, userAgent, ifNoneMatch: null, notes: {} };
}

export function policyOf(settings: Settings, origin: string | null): Policy {
  const own = origin === null ? [] : [new URL(origin).hostname.toLowerCase()];
  return { ports: settings.ports, ownHosts: [...settings.ownHosts, ...own], trustedHosts: settings.trustedHosts };
}
