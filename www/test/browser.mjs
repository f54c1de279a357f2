// Pages that remember what went wrong in them, in a browser with a clean slate, and axe.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { launch } from "../../tests/chromium.mjs";
import { closing } from "../../tests/opened.mjs";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const axeSource = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Of what takes longer nothing will come: a busy machine needs a small part of it. */
const PATIENCE = 300_000;

/** Closed when the tests of the file are over, if not before. */
export async function openBrowser(options = {}) {
  const browser = await launch();
  const context = await browser.newContext({
    locale: "en-GB",
    timezoneId: "UTC",
    permissions: ["clipboard-read", "clipboard-write"],
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  return closing({ context, close: () => browser.close() });
}

/** Opens an address; `faults` fills with errors of the page and violations of its policy. */
export async function openPage(context, url, ready = "#ask") {
  const page = await context.newPage();
  const faults = [];
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && /^\w*Error\b/.test(message.text())) faults.push(`error: ${message.text()}`);
    if (/Content Security Policy|TrustedType|Trusted Type|Refused to/i.test(message.text())) faults.push(`policy: ${message.text()}`);
  });
  await page.addInitScript(axeSource);
  await page.goto(url);
  await page.waitForSelector(ready);
  return { page, faults };
}

/** Runs in a page of its own and wants no fault in it. */
export async function inPageOf(context, address, run, ready) {
  const { page, faults } = await openPage(context, address, ready);
  try {
    await run(page);
    assert.deepEqual(faults, []);
  } finally {
    await page.close();
  }
}

export async function ask(page, text) {
  await page.fill("#ask", text);
  await page.keyboard.press("Enter");
}

/** The rules that the page breaks, each with its places. axe must not copy style sheets: the policy would, rightly, complain. */
export async function axe(page) {
  const violations = await page.evaluate(
    async (rules) => (await globalThis.axe.run(document, { iframes: false, preload: false, runOnly: rules })).violations,
    RULES,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target.join(" ")} ${node.failureSummary}`).join(" | ")}`);
}
