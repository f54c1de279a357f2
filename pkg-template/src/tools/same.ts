/** Whether two entries are one. */
import type { Known } from "../../tools";

export function isSame(one: Known, other: Known): boolean {
  if (isGlobal(one) && isGlobal(other) && idOf(one) === idOf(other)) return true;
  const page = pageOf(one.canonicalUrl ?? one.url);
  return page !== null && page === pageOf(other.canonicalUrl ?? other.url);
}

/** A feed's "1" or "post:1" is no other feed's; an address, a tag and a UUID are. */
export const isGlobal = ({ id, inferred }: Pick<Known, "id" | "inferred">): boolean =>
  !inferred.includes("id") && /^[a-z][a-z\d+.-]*:\/\/|^(?:tag|urn|yt:video):|^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

/** An id that is an address has as many spellings as the address. */
export const idOf = ({ id }: Pick<Known, "id">): string => pageOf(id) ?? id.toLowerCase();

/** An address without what servers seldom tell apart. */
export function pageOf(url: string | null): string | null {
  const match = url === null ? null : /^https?:\/\/(?:www\.)?([^/?#]+)([^#]*)/i.exec(url);
  return match && `${match[1].toLowerCase().replace(/:(?:80|443)$/, "")}${match[2].replace(/\/(?=\?|$)/, "")}`;
}
