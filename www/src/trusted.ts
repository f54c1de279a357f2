// The two places where a string becomes more than text, and the only policy that allows them.

interface Policy {
  createHTML(text: string): string;
  createScriptURL(url: string): string;
}
interface Factory {
  createPolicy(name: string, rules: Policy): Policy;
}

/** Where the files lie that have a name by their content; put in by the build. */
declare const ASSETS: Record<string, string>;

const OWN_SCRIPTS = ["parser-worker.js", "check-worker.js", "service-worker.js"];

const rules: Policy = {
  // Only ever the source of a frame in which no script runs.
  createHTML: (text) => text,
  createScriptURL: (url) => {
    const own = OWN_SCRIPTS.some((name) => url === address(name));
    if (!own) throw new TypeError(`${url} is no script of this page`);
    return url;
  },
};

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
const policy = factory ? factory.createPolicy("anyfeed-preview", rules) : rules;

/** The address of a file that belongs to this page. */
export function address(name: string): string {
  return new URL(ASSETS[name] ?? name, document.baseURI.replace(/[?#].*$/, "")).href;
}

export function scriptAddress(name: string): string {
  return policy.createScriptURL(address(name));
}

export function frameSource(html: string): string {
  return policy.createHTML(html);
}
