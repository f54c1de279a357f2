/** An address as people write it, to one with a scheme. What it then is, whoever fetches it judges. */

/** A host without a scheme; "feed.xml" is the name of a file. */
const HOST = /^(?![^/?#]*\.(?:xml|json|rss|atom|rdf|html?|opml|txt)$)[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)*\.\p{L}[\p{L}\p{M}\p{N}-]+\.?(?::\d+)?(?:[/?#]|$)/iu;
/** This machine, or one that is known by its number: those seldom speak https. */
const NEAR = /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])(?::\d+)?(?:[/?#]|$)/i;

export function readAddress(text: string): string {
  const address = unwrapped(text.trim());
  if (NEAR.test(address)) return `http://${address}`;
  return HOST.test(address) ? `https://${address}` : address;
}

/**
 * feed: is an old way to write http: where a link leads to a feed, as wherever addresses are read here; it is older than
 * https, to which a server that speaks it redirects. What has a scheme of its own behind it is judged by that.
 */
export function unwrapped(address: string): string {
  const inner = address.replace(/^feed:\/*/i, "");
  return inner === address || /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(inner) ? inner : `http://${inner}`;
}
