/**
 * Our ETag carries the upstream's validators, so that a conditional request can
 * be passed on without keeping anything: W/"<hash of version and query>.<validators>".
 */

import { httpDate } from "../../pkg-template/src/http/dates";

export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

export const noValidators: Validators = { etag: null, lastModified: null };

const longest = 256;

/** Reads what the upstream sent; what is no valid validator is dropped. */
export function readValidators(headers: Headers): Validators {
  const etag = headers.get("etag");
  const lastModified = headers.get("last-modified");
  return {
    etag: etag !== null && isTag(etag) ? etag : null,
    lastModified: Number.isNaN(httpDate(lastModified)) ? null : lastModified,
  };
}

/** Null where the upstream gave nothing to build on. */
export function writeTag(validators: Validators, question: string): string | null {
  const parts: string[] = [];
  if (validators.etag !== null) parts.push(`e${toBase64(validators.etag)}`);
  if (validators.lastModified !== null) parts.push(`m${(httpDate(validators.lastModified) / 1000).toString(36)}`);
  return parts.length === 0 ? null : `W/"${hash(question)}.${parts.join(".")}"`;
}

/** The validators inside the first tag of an If-None-Match header that is ours and answers the same question. */
export function readTag(header: string | null, question: string): Validators {
  for (const match of (header ?? "").slice(0, 4096).matchAll(/"([0-9a-z]+)((?:\.[em][A-Za-z0-9_-]+)+)"/g)) {
    if (match[1] !== hash(question)) continue;
    const parts = (match[2] ?? "").split(".").slice(1);
    const etag = parts.filter((part) => part.startsWith("e")).map((part) => fromBase64(part.slice(1)))[0] ?? null;
    const seconds = parts.filter((part) => part.startsWith("m")).map((part) => parseInt(part.slice(1), 36))[0];
    return {
      etag: etag !== null && isTag(etag) ? etag : null,
      lastModified: seconds !== undefined && seconds < 1e11 && seconds > -1e10 ? new Date(seconds * 1000).toUTCString() : null,
    };
  }
  return noValidators;
}

/** Whether an If-None-Match header names the tag; weak comparison. */
export function matches(header: string | null, tag: string | null): boolean {
  if (header === null || tag === null) return false;
  const bare = tag.replace(/^W\//, "");
  return header.trim() === "*" || header.split(",").some((one) => one.trim().replace(/^W\//, "") === bare);
}

function isTag(text: string): boolean {
  return text.length <= longest && /^(W\/)?"[\x21\x23-\x7e]*"$/.test(text);
}

/** FNV-1a over UTF-16 units, twice with different seeds: tells questions apart, is no secret. */
function hash(text: string): string {
  let low = 0x811c9dc5;
  let high = 0x1b873593;
  for (let index = 0; index < text.length; index += 1) {
    low = Math.imul(low ^ text.charCodeAt(index), 0x01000193);
    high = Math.imul(high ^ text.charCodeAt(index), 0x85ebca6b);
  }
  return (low >>> 0).toString(36) + (high >>> 0).toString(36);
}

function toBase64(text: string): string {
  return btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

function fromBase64(text: string): string | null {
  try {
    return atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  } catch {
    return null;
  }
}
