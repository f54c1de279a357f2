// HTML of an entry to HTML for the frame: cleaned once more, links turned outward, remote things held back.

import { frameSource } from "../trusted.js";
import { host } from "../format.js";

interface Sanitizing extends Element {
  setHTML?(html: string, options?: object): void;
}

const NEVER =
  "script, style, template, iframe, frame, object, embed, link, meta, base, form, input, button, select, textarea, svg, math, noscript, dialog";
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
  for (const element of body.querySelectorAll("*")) strip(element);
  for (const link of body.querySelectorAll("a, area")) turnOutward(link);
  const held = withImages ? 0 : holdBack(body);
  for (const element of body.querySelectorAll(REMOTE)) element.setAttribute("referrerpolicy", "no-referrer");
  return { body: body.innerHTML, held };
}

/** A document of no window: nothing in it loads or runs. */
function inert(html: string): Element {
  const body: Sanitizing = document.implementation.createHTMLDocument("").body;
  if (body.setHTML) body.setHTML(html, { sanitizer: {} });
  else body.innerHTML = frameSource(html);
  return body;
}

function strip(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    const runs = /^on|^style$|^srcdoc$|^form|^id$|^class$|^name$/i.test(name) || /^[\s\u0000-\u001f]*(javascript|vbscript):/i.test(value);
    if (runs) element.removeAttribute(name);
  }
}

function turnOutward(link: Element): void {
  link.setAttribute("target", "_blank");
  link.setAttribute("rel", "noopener noreferrer nofollow");
}

function holdBack(body: Element): number {
  let held = 0;
  for (const element of body.querySelectorAll("img, video, audio")) {
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
