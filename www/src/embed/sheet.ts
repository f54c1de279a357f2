// How the element looks where its page says nothing: its fonts and colours are the page's own.

export const sheet = new CSSStyleSheet();

sheet.replaceSync(`
  :host { display: block; --feed-accent: LinkText; --feed-line: color-mix(in srgb, currentColor 18%, transparent); }
  :host([hidden]) { display: none; }
  * { box-sizing: border-box; }
  h2, h3, p, ol { margin: 0; padding: 0; }
  h2 { font-size: 1.75em; line-height: 1.2; text-wrap: balance; }
  h3 { font-size: 1.125em; line-height: 1.3; }
  a, button { color: var(--feed-accent); }
  [part="description"] { margin-top: 0.4em; opacity: 0.85; }
  [part="subscribe"] { margin-block: 1.25em; padding: 0.9em 1.1em; border: 1px solid var(--feed-line); border-radius: 8px; }
  [part="subscribe"] p + p { margin-top: 0.4em; }
  code { overflow-wrap: anywhere; font-size: 0.925em; }
  button { padding: 0; border: 0; background: none; font: inherit; text-decoration: underline; cursor: pointer; min-height: 24px; min-width: 24px; }
  ol { list-style: none; }
  li { padding-block: 1.1em; border-top: 1px solid var(--feed-line); overflow-wrap: anywhere; }
  time { font-size: 0.875em; opacity: 0.85; }
  [part="summary"] { margin-top: 0.35em; }
  audio { width: 100%; margin-top: 0.6em; }
  svg { width: 1.4em; height: 1.4em; vertical-align: -0.35em; fill: none; stroke: currentColor; stroke-width: 3; }
  .face-eye { fill: currentColor; stroke: none; }
`);
