/**
 * What should not change between two fetches of a feed, as a table: code, severity, sentence, how to fix it, the
 * passage that says so, and an example that breaks it and one that keeps it. docs/changes.md is written from it.
 */
import type { Finding } from "../../check";

export interface ChangeRule {
  severity: Finding["severity"];
  /** Names in braces stand for what was found. */
  sentence: string;
  fix: string;
  helpUrl: string;
  /** What feed readers make of it. */
  readers: string;
  breaks: string;
  keeps: string;
}

const ATOM = "https://www.rfc-editor.org/rfc/rfc4287";

export const CHANGES = {
  "changes/id-moved": { severity: "warning", sentence: "The id of the entry “{title}” changed from {was} to {is}.", fix: "Give each entry one id, and never change it.", helpUrl: `${ATOM}#section-4.2.6`, readers: "Readers show the entry again as new.", breaks: "guid 17, then guid 18", keeps: "guid 17, then guid 17" },
  "changes/published-moved": { severity: "warning", sentence: "The publication date of the entry “{title}” changed from {was} to {is}.", fix: "Keep the publication date, and change only the date of the update.", helpUrl: `${ATOM}#section-4.2.9`, readers: "Readers move it, or show it as new.", breaks: "pubDate of Monday, then of Tuesday", keeps: "pubDate of Monday, then of Monday" },
  "changes/updated-kept": { severity: "advice", sentence: "The entry “{title}” changed ({fields}), but its update date did not.", fix: "Set the update date when you change something that matters.", helpUrl: `${ATOM}#section-4.2.15`, readers: "Readers that compare the date keep the old text.", breaks: "another text, the same updated", keeps: "another text, another updated" },
  "changes/entry-gone": { severity: "advice", sentence: "The entry “{title}” was removed, although older ones remain.", fix: "Keep entries until newer ones replace them.", helpUrl: "https://www.rfc-editor.org/rfc/rfc6721", readers: "Readers keep showing it: nobody learns that it was withdrawn.", breaks: "3, 2, 1, then 3, 1", keeps: "3, 2, 1, then 4, 3, 2" },
  "changes/feed-address": { severity: "warning", sentence: "The feed's own address changed from {was} to {is}.", fix: "Redirect the old address permanently to the new one.", helpUrl: "https://www.rfc-editor.org/rfc/rfc9110#name-301-moved-permanently", readers: "Readers keep using the old address as long as it answers.", breaks: "another self link", keeps: "the same self link" },
  "changes/format": { severity: "warning", sentence: "The format changed from {was} to {is}.", fix: "Publish another format at an address of its own.", helpUrl: `${ATOM}#section-1`, readers: "Readers can read it, but may show all entries again as new, because their ids come from other elements.", breaks: "RSS, then Atom", keeps: "RSS, then RSS" },
} as const satisfies Record<string, ChangeRule>;

export type ChangeCode = keyof typeof CHANGES;

export const PROFILE = { name: "changes", title: "Since the earlier copy" };
