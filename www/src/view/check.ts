// What was checked, by profile, and what was found: the checker's report.

import { html, nothing, type TemplateResult } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import type { CheckReport, CheckedProfile, Finding } from "anyfeed/check";
import type { Feed } from "anyfeed";
import { openPane } from "../actions.js";
import { startCheck } from "../checker.js";
import { findingsOf, isReport, type Findings } from "../findings.js";
import type { State } from "../state.js";
import { allText } from "../text.js";
import { checked } from "./checked.js";
import type { Mood } from "./face.js";
import { ruleRows } from "./rule-rows.js";

export function checkSection(feed: Feed, state: State): TemplateResult {
  const words = allText().check;
  const { check } = state;
  return html`
    <section class="checked" aria-labelledby="checked-title" aria-busy=${check === "checking"}>
      <h2 id="checked-title">${words.title}</h2>
      ${isReport(check)
        ? html`<p class="quiet">${words.lead}</p>${keyed(check, profiles(check, feed, state))}`
        : check === "failed"
          ? html`<p>${words.failed} <button class="link" @click=${startCheck}>${allText().retry}</button></p>`
          : html`<p class="quiet">${words.checking}</p>`}
      ${checked(feed, isReport(check))}
    </section>`;
}

/** One line below the verdict; it leads to the findings. */
export function checkLine(check: State["check"]): TemplateResult | typeof nothing {
  if (check === null) return nothing;
  if (!isReport(check)) return html`<p class="verdict-check quiet">${check === "checking" ? allText().check.checking : allText().check.failed}</p>`;
  return html`<p class="verdict-check" data-verdict=${check.verdict}><button class="link" @click=${() => openPane("mends")}>${counted(check)}<span class="verdict-by">${by(check)}</span></button></p>`;
}

/** "2 errors, 1 warning, by 359 rules of 6 profiles". */
export const outcome = (check: CheckReport): string => counted(check) + by(check);

const sum = ({ profiles }: CheckReport, of: "errors" | "warnings" | "advice" | "rules"): number => profiles.reduce((all, profile) => all + profile[of], 0);

function counted(check: CheckReport): string {
  const words = allText().check;
  const errors = sum(check, "errors");
  const counts = words.counts({ errors, warnings: sum(check, "warnings"), advice: sum(check, "advice") });
  return [errors === 0 ? words.noError : "", counts].filter(Boolean).join(", ");
}

/** A narrow window leaves it to the list. */
const by = (check: CheckReport): string => allText().check.by(sum(check, "rules"), check.profiles.length);

/** A smile stands for what was read as it is, and in which the checker found no error. */
export function moodOf(feed: Feed, check: State["check"]): Mood {
  const { quality } = feed.report;
  if (quality !== "clean") return quality;
  return isReport(check) && (check.verdict === "valid" || check.verdict === "valid-with-warnings") ? "clean" : "mended";
}

/** Profiles that podcasts are asked for, whether they use them or not. */
const OF_PODCASTS = ["itunes", "podcast"] as const;

function profiles(report: CheckReport, feed: Feed, state: State): TemplateResult {
  const words = allText();
  const findings = findingsOf(state);
  const sorted = [...report.profiles].sort((a, b) => rank(a) - rank(b));
  const missing = feed.podcast ? OF_PODCASTS.filter((name) => !report.profiles.some((profile) => profile.name === name)) : [];
  return html`
    <ul class="profiles">
      ${sorted.map((profile) => html`<li>${row(profile, findings, state)}</li>`)}
      ${missing.map((name) => html`<li><p class="profile" data-worst="unused">${sign("unused")} <span>${words.check.podcastProfiles[name]}</span> <span class="quiet">${words.check.unused}</span></p></li>`)}
    </ul>
    ${report.findingsTotal > report.findings.length ? html`<p class="quiet">${words.keptOf(report.findings.length, report.findingsTotal)}</p>` : nothing}`;
}

type Worst = "error" | "warning" | "advice" | "none" | "unused";

const worstOf = ({ errors, warnings, advice }: CheckedProfile): Worst => (errors ? "error" : warnings ? "warning" : advice ? "advice" : "none");
/** The worst first; where there is nothing but advice, in the checker's order. */
const rank = (profile: CheckedProfile): number => (profile.errors ? 0 : profile.warnings ? 1 : 2);

function row(profile: CheckedProfile, findings: Findings, state: State): TemplateResult {
  const words = allText().check;
  const worst = worstOf(profile);
  const own = findings.rest.filter((finding: Finding) => finding.profile === profile.name);
  const above = profile.name === "syntax" ? profile.errors + profile.warnings + profile.advice : [...findings.folded].filter((finding) => finding.profile === profile.name).length;
  const name = words.profiles[profile.name] ?? profile.title;
  const counts = worst === "none" ? words.rules(profile.rules) : words.counts(profile);
  const head = html`${sign(worst)} <span>${name}</span> <span class="quiet">${counts}${above > 0 && own.length === 0 ? `, ${words.above}` : ""}</span>`;
  if (own.length === 0) return html`<p class="profile" data-worst=${worst}>${head}</p>`;
  return html`
    <details ?open=${worst === "error" || worst === "warning"}>
      <summary class="profile" data-worst=${worst}>${head}</summary>
      ${above > 0 ? html`<p class="quiet">${words.moreAbove(above)}</p>` : nothing}
      ${ruleRows(own, findings, state)}
    </details>`;
}

const SIGNS: Record<Worst, string> = {
  error: "M4.5 4.5l7 7m0-7l-7 7",
  warning: "M8 3v6m0 3.4v.2",
  advice: "M3.5 8.5l3 3 6-7",
  none: "M3.5 8.5l3 3 6-7",
  unused: "M4 8h8",
};

const sign = (worst: Worst): TemplateResult =>
  html`<svg viewBox="0 0 16 16" role="img" aria-label=${allText().check.signs[worst]}><path d=${SIGNS[worst]} /></svg>`;
