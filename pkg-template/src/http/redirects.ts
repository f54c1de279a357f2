/** Redirects, followed one by one: who asks judges each address before it is asked. */

const REDIRECTS = [301, 302, 303, 307, 308];
const PERMANENT = [301, 308];

/** How one chain is gone along. */
export interface Chain<Address> {
  ask(url: Address): Promise<Response>;
  /** The address that a redirect names; throws where nobody may go. */
  next(location: string, from: Address): Address;
  /** More redirects than are followed. */
  tooMany(from: Address, status: number): Error;
}

/** The end of a chain. */
export interface Followed<Address> {
  url: Address;
  /** Where permanent redirects alone lead: the address to use from now on. */
  movedTo: Address | null;
  status: number;
  response: Response;
}

export async function followed<Address>(first: Address, most: number, { ask, next, tooMany }: Chain<Address>): Promise<Followed<Address>> {
  let url = first;
  let movedTo: Address | null = null;
  let isPermanent = true;
  for (let hops = 0; ; hops++) {
    const response = await ask(url);
    const { status } = response;
    const location = locationOf(response);
    if (location === null) return { url, movedTo, status, response };
    discard(response);
    if (hops >= most) throw tooMany(url, status);
    url = next(location, url);
    isPermanent &&= PERMANENT.includes(status);
    if (isPermanent) movedTo = url;
  }
}

/** Where a redirect leads; null for one that does not say it, and for all other answers. */
export const locationOf = ({ status, headers }: Response): string | null => (REDIRECTS.includes(status) ? asUtf8(headers.get("location") || null) : null);

/** Nobody reads it. */
export function discard(response: Response): void {
  response.body?.cancel().catch(() => {});
}

/**
 * `fetch` gives each byte of a header as a character of its own. Servers write addresses as UTF-8; bytes that are none are Latin-1,
 * and stay. Runtimes that read headers as UTF-8 themselves leave characters here that no byte gives.
 */
function asUtf8(header: string | null): string | null {
  if (header === null || !/[\x80-\xff]/.test(header) || /[^\0-\xff]/.test(header)) return header;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(header, (character) => character.charCodeAt(0)));
  } catch {
    return header;
  }
}

/**
 * "Nothing changed" is an answer only to who says what he knows. To others servers and caches give it by mistake, and once more may
 * help; what came then is what there is.
 */
export async function unlessUnasked<Answer extends { status: number }>(isConditional: boolean, ask: (before: Answer | null) => Promise<Answer>): Promise<Answer> {
  const answer = await ask(null);
  return answer.status === 304 && !isConditional ? ask(answer) : answer;
}
