// HTML of an entry to HTML for the frame: cleaned once more, links turned outward, remote things held back.

import { frameSource } from "../trusted.js";
import { host } from "../format.js";

interface Sanitizing extends Element {
  setHTML?(html: string, options?: object): void;
}

/** What a text is made of. Wider than any one sanitizer: this is the second lock, not the first. */
const ELEMENTS =
  "a abbr address area article aside audio b bdi bdo blockquote br caption center cite code col colgroup data dd del details dfn div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd li main map mark menu nav ol p picture pre q rp rt ruby s samp section small source span strike strong sub summary sup table tbody td tfoot th thead time tr track tt u ul var video wbr".split(" ");
const ATTRIBUTES =
  "abbr align alt cite colspan controls coords datetime dir headers height href hreflang kind label lang media open poster rel reversed rowspan scope shape sizes span src srclang srcset start title type usemap valign value width".split(" ");
/** With these goes what is in them. */
const NEVER = "script, style, template, iframe, frame, object, embed, noscript, svg, math, select, textarea, button";
const REMOTE = "img, picture, video, audio, source, track";

export interface Purified {
  body: string;
  /** Pictures and players left out. */
  held: number;
}

/** The parser has sanitized this already. A page that shows strangers' HTML does not lean on one lock. */
export function purified(html: string, withImages: boolean): Purified {
  const body = inert(html);
  for (const element of body.querySelectorAll(NEVER)) element.remove();
  for (const element of [...body.querySelectorAll("*")]) restrict(element);
  for (const link of body.querySelectorAll("a, area")) turnOutward(link);
  const held = withImages ? 0 : holdBack(body);
  for (const element of body.querySelectorAll(REMOTE)) element.setAttribute("referrerpolicy", "no-referrer");
  return { body: body.innerHTML, held };
}

/**
 * A document of no window: nothing in it loads or runs. The browser is told what may stay, not what must go:
 * lists of the second kind crash Chromium 156 at handlers that it has forgotten, "ontransitioncancel" for one.
 */
function inert(html: string): Element {
  const body: Sanitizing = document.implementation.createHTMLDocument("").body;
  if (body.setHTML) body.setHTML(html, { sanitizer: { elements: ELEMENTS, attributes: ATTRIBUTES } });
  else body.innerHTML = frameSource(html);
  return body;
}

function restrict(element: Element): void {
  if (!ELEMENTS.includes(element.localName)) return element.replaceWith(...element.childNodes);
  for (const { name, value } of [...element.attributes]) {
    const runs = /^[\s\u0000-\u001f]*(javascript|vbscript|data:text)/i.test(value);
    if (!ATTRIBUTES.includes(name) || runs) element.removeAttribute(name);
  }
}

function turnOutward(link: Element): void {
  link.setAttribute("target", "_blank");
  link.setAttribute("rel", "noopener noreferrer nofollow");
}

function holdBack(body: Element): number {
  let held = 0;
  for (const element of body.querySelectorAll("img, video, audio")) {
    // It is in the feed already; of its sources and posters, which are not, nothing stays.
    if (/^\s*data:/i.test(element.getAttribute("src") ?? "")) continue;
    const place = element.ownerDocument.createElement("span");
    place.className = "held";
    const source = element.getAttribute("src") ?? element.querySelector("[src]")?.getAttribute("src") ?? "";
    place.textContent = [element.getAttribute("alt") ?? "", host(source)].filter(Boolean).join(" · ");
    element.replaceWith(place);
    held++;
  }
  for (const element of body.querySelectorAll("picture, source, track")) {
    element.replaceWith(...element.childNodes);
  }
  for (const element of body.querySelectorAll("[background], [poster], [srcset]")) {
    for (const name of ["background", "poster", "srcset"]) element.removeAttribute(name);
  }
  return held;
}
