// Two locks. Hostile feeds go through the parser: nothing may run or load, and the policy has nothing to block.
// Then a worker that hands hostile HTML over as it came stands in for a sanitizer that failed: still nothing may.
//
// HOSTILE=file.jsonl adds the payloads of a file, one { "html" } a line.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { openBrowser, openPage } from "./browser.mjs";
import { servePage } from "./serve.mjs";

const OWN = [
  `<script>alert(1)</script>`,
  `<img src=x onerror=alert(1)>`,
  `<svg onload=alert(1)>`,
  `<svg><script>alert(1)</script></svg>`,
  `<iframe srcdoc="<script>top.alert(1)</script>"></iframe>`,
  `<iframe src="javascript:top.alert(1)"></iframe>`,
  `<a href="javascript:alert(1)" autofocus>x</a>`,
  `<a href="&#1;java&#10;script:alert(1)">x</a>`,
  `<form action="javascript:alert(1)"><button autofocus>x</button></form>`,
  `<body onload=alert(1)>`,
  `<video src=x onerror=alert(1)></video><audio src=x onerror=alert(1)></audio>`,
  `<details open ontoggle=alert(1)>x</details>`,
  `<meta http-equiv=refresh content="0;url=javascript:alert(1)">`,
  `<base href="https://evil.example/"><a href="x">x</a>`,
  `<link rel=stylesheet href="https://evil.example/x.css">`,
  `<style>@import "https://evil.example/x.css"; body { background: url(https://evil.example/b) }</style>`,
  `<p style="background:url(https://evil.example/b)">x</p>`,
  `<object data="https://evil.example/x"></object><embed src="https://evil.example/x">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">`,
  `<noscript><p title="</noscript><img src=x onerror=alert(1)>">`,
  `</body></html><script>alert(1)</script>`,
  `<template><img src=x onerror=alert(1)></template>`,
  `<img srcset="https://evil.example/a 1x"><picture><source srcset="https://evil.example/b"><img src="https://evil.example/c"></picture>`,
  `<table background="https://evil.example/t"><tr><td background="https://evil.example/u">x</td></tr></table>`,
  `<video poster="https://evil.example/p"><source src="https://evil.example/v"><track src="https://evil.example/w"></video>`,
  `<input type=image src="https://evil.example/i" onfocus=alert(1) autofocus>`,
  `<xss id=x tabindex=1 onfocus=alert(1)></xss>`,
  `<!--><img src=x onerror=alert(1)>-->`,
];
const EXTRA = process.env.HOSTILE;
const AT_ONCE = 60;

const lines = EXTRA ? (await readFile(EXTRA, "utf8")).trim().split("\n") : [];
const payloads = [...OWN, ...lines.map((line) => JSON.parse(line).html)];
const browser = await openBrowser({ serviceWorkers: "block" });
const site = await servePage();

test("a hostile feed runs and loads nothing, and breaks no policy", async () => {
  for (let at = 0; at < payloads.length; at += AT_ONCE) {
    const { faults, ...harm } = await show(payloads.slice(at, at + AT_ONCE), false);
    assert.deepEqual({ ...harm, faults }, { ran: [], left: [], faults: [] });
  }
});

test("hostile HTML that a sanitizer let through runs and loads nothing either", async () => {
  for (let at = 0; at < payloads.length; at += AT_ONCE) {
    const { faults, ...harm } = await show(payloads.slice(at, at + AT_ONCE), true);
    const errors = faults.filter((fault) => fault.startsWith("error"));
    assert.deepEqual({ ...harm, errors }, { ran: [], left: [], errors: [] });
  }
});

/** Unfolds every entry of a feed made of these, and tells what ran and what was asked of other servers. */
async function show(some, unlocked) {
  const { page, faults } = await openPage(browser.context, `${site.url}/`);
  const ran = [];
  const left = [];
  page.on("dialog", (dialog) => ran.push(dialog.message()) && dialog.dismiss());
  page.on("popup", (popup) => ran.push(`a window: ${popup.url()}`));
  page.on("request", (request) => {
    if (!request.url().startsWith(`${site.url}/`) && !/^(about|data|blob):/.test(request.url())) left.push(request.url());
  });
  if (unlocked) await page.route("**/parser-worker-*.js", (route) => route.fulfill({ contentType: "text/javascript", body: standIn(some) }));
  await page.goto(`${site.url}/?hostile`);
  await page.fill("#ask", feedOf(some));
  await page.keyboard.press("Enter");
  await page.waitForSelector(".verdict");
  for (const title of await page.locator(".entry-title button").all()) await title.click();
  await page.waitForTimeout(400);
  assert.equal(page.url(), `${site.url}/`);
  await page.close();
  return { ran, left, faults };
}

function feedOf(some) {
  const escaped = (html) => html.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  const item = (html, n) => `<item><guid>g:${n}</guid><title>${escaped(html)}</title><description>${escaped(html)}</description></item>`;
  return `<rss version="2.0"><channel><title>Hostile</title>${some.map(item).join("")}</channel></rss>`;
}

/** A worker that answers whatever it is asked with a feed of these. */
function standIn(some) {
  const none = { authors: [], contributors: [], categories: [], tags: [], links: [], media: [], inferred: [], foreign: [], extensions: {} };
  const entries = some.map((html, n) => ({
    ...none,
    id: String(n),
    url: null,
    published: null,
    updated: null,
    title: html.slice(0, 80),
    summary: html,
    contentHtml: html,
    contentText: html,
    completeness: "full",
    authors: [{ name: html, url: null, email: null, image: null }],
    tags: [html.slice(0, 20)],
  }));
  const report = { quality: "clean", wellFormed: true, encoding: "utf-8", encodingFrom: "string", diagnostics: [], diagnosticsTotal: 0, truncated: false };
  const feed = { ...none, format: "rss", version: "2.0", title: some[0], description: some[1] ?? "", hubs: [], podcast: null, report, entries };
  const whole = JSON.stringify({ kind: "whole", feed, text: some.join("\n"), size: 1, milliseconds: 1, way: "local", contentType: null, url: null });
  return `addEventListener("message", ({ data }) => { if (data.kind === "read") postMessage({ ...${whole.replace(/\u2028|\u2029/g, "")}, turn: data.turn }); });`;
}
