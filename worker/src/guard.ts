/**
 * An address in, a URL that may be fetched out, or a refusal.
 *
 * The WHATWG parser folds every spelling of an IPv4 address (octal, hexadecimal,
 * short, full-width, circled digits) into dotted decimal, so it is always the
 * parsed host that is judged, never the text. A Worker cannot look a name up
 * before it fetches: names that are made to point at private addresses are
 * refused by table, and the platform's own guard is the second lock.
 */

import { Problem } from "./errors";
import { isPublicV4, isPublicV6, readV4, readV6 } from "./addresses";

/** What a person would paste, as the package understands it, too. */
export { readAddress, unwrapped } from "../../pkg-template/src/fetch/address";

export interface Policy {
  /** Ports that may be fetched from. */
  ports: number[];
  /** Hosts that are never fetched, with everything below them: the handler's own. */
  ownHosts: string[];
  /** Exact hosts that pass although a rule about names would refuse them. */
  trustedHosts: string[];
}

const longest = 2048;

/** Top levels and zones that name nothing on the public internet. */
const internalSuffixes = [
  "local", "localhost", "localdomain", "internal", "intranet", "lan", "home", "corp", "private", "domain",
  "home.arpa", "in-addr.arpa", "ip6.arpa", "onion", "i2p", "alt", "test", "example", "invalid",
  "svc", "consul", "docker", "workgroup",
];

/** Public zones whose names resolve to whatever address they spell, private ones too. */
const rebindingZones = [
  "nip.io", "sslip.io", "xip.io", "localtest.me", "lvh.me", "vcap.me", "lacolhost.com", "yoogle.com",
  "1u.ms", "rbndr.us", "rebind.it", "ip6.name", "local.gd", "fbi.com", "spoofed.burpcollaborator.net",
  "127-0-0-1.org.uk", "backname.io", "traefik.me", "bugbounty.dod.network",
  "xip.name", "rebind.network", "localho.st", "lcl.host", "localhost.direct", "localhst.co.uk", "smackaho.st", "fuf.me",
  "ulh.us", "devd.io", "local-ip.co", "local-ip.sh", "plex.direct", "direct.quickconnect.to",
];

/** Gives the URL if it may be fetched; throws "invalid-url" or "blocked-url" if not. */
export function admit(text: string, policy: Policy, base?: URL): URL {
  const url = readUrl(text, base);
  const fault = schemeFault(url) ?? portFault(url, policy) ?? hostFault(url.hostname, policy);
  if (fault) throw new Problem("blocked-url", fault);
  url.hash = "";
  return url;
}

/** Whether an address may be fetched. */
export function isAdmitted(url: string, policy: Policy): boolean {
  try {
    admit(url, policy);
    return true;
  } catch {
    return false;
  }
}

/** A base for relative addresses: nothing is fetched from it, so it may be anywhere. */
export function readBase(text: string): string {
  const url = readUrl(text);
  const fault = schemeFault(url);
  if (fault) throw new Problem("blocked-url", fault);
  url.hash = "";
  return url.href;
}

function readUrl(text: string, base?: URL): URL {
  const trimmed = text.trim();
  if (trimmed === "" || trimmed.length > longest) {
    throw new Problem("invalid-url", `The address must have between 1 and ${longest} characters.`);
  }
  // The parser drops tabs and line ends silently: an address that has them was made to deceive.
  const forbidden = base ? /[\u0000-\u001f\u007f\\]/ : /[\u0000-\u0020\u007f\\]/;
  if (forbidden.test(trimmed)) {
    throw new Problem("invalid-url", "The address has white space, control characters or backslashes in it.");
  }
  // The parser also reads "http:host" and "http:///host".
  if (!base && !/^[a-z][a-z0-9+.-]*:\/\/[^/]/i.test(trimmed)) {
    throw new Problem("invalid-url", "The address must begin with http:// or https:// and a host.");
  }
  // Half of the world's URL readers take what follows "#" in "host#@other" for the host.
  if (/^[a-z]+:\/\/[^/?]*#.*@/i.test(trimmed)) {
    throw new Problem("invalid-url", "The address can be read in two ways.");
  }
  try {
    return new URL(trimmed, base);
  } catch {
    throw new Problem("invalid-url", "The address cannot be read as a URL.");
  }
}

function schemeFault(url: URL): string | null {
  if (url.protocol !== "http:" && url.protocol !== "https:") return "Only http and https addresses are fetched.";
  if (url.username !== "" || url.password !== "") return "Addresses with a user name or password are not fetched.";
  return null;
}

function portFault(url: URL, policy: Policy): string | null {
  const port = url.port === "" ? (url.protocol === "http:" ? 80 : 443) : Number(url.port);
  return policy.ports.includes(port) ? null : `Only these ports are fetched from: ${policy.ports.join(", ")}.`;
}

function hostFault(hostname: string, policy: Policy): string | null {
  const host = hostname.replace(/\.$/, "");
  if (host.startsWith("[")) {
    const groups = readV6(host.slice(1, -1));
    return groups && isPublicV6(groups) ? null : "The address is in a private or reserved network.";
  }
  const v4 = readV4(host);
  if (v4 !== null) return isPublicV4(v4) ? null : "The address is in a private or reserved network.";
  if (policy.ownHosts.some((own) => isUnder(host, own))) return "The handler does not fetch from itself.";
  if (policy.trustedHosts.includes(host)) return null;
  return nameFault(host);
}

function nameFault(host: string): string | null {
  const labels = host.split(".");
  if (labels.length < 2) return "Names without a dot are not public.";
  if (labels.some((label) => !/^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/.test(label))) return "The host name is not a valid name.";
  if (internalSuffixes.some((suffix) => isUnder(host, suffix))) return "The host name is an internal one.";
  if (rebindingZones.some((zone) => isUnder(host, zone))) return "The host name stands for an address of its own choice.";
  return null;
}

function isUnder(host: string, zone: string): boolean {
  return host === zone || host.endsWith(`.${zone}`);
}
