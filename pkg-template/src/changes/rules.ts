/**
 * What should not change between two fetches of a feed, as a table: code, severity, sentence, how to put it right, the
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
  "changes/id-moved": { severity: "warning", sentence: "The entry “{title}” had the id {was}, and has {is} now.", fix: "Give an entry one id, and keep it for ever.", helpUrl: `${ATOM}#section-4.2.6`, readers: "Readers show the entry again, as new.", breaks: "guid 17, then guid 18", keeps: "guid 17, then guid 17" },
  "changes/published-moved": { severity: "warning", sentence: "The entry “{title}” was published {was}, and is published {is} now.", fix: "Keep the date of publication; what may change is the date of the update.", helpUrl: `${ATOM}#section-4.2.9`, readers: "Readers sort it anew, or show it as new.", breaks: "pubDate of Monday, then of Tuesday", keeps: "pubDate of Monday, then of Monday" },
  "changes/updated-kept": { severity: "advice", sentence: "The entry “{title}” has changed ({fields}), and its date of update has not.", fix: "Give it the date of the change, where the change matters.", helpUrl: `${ATOM}#section-4.2.15`, readers: "Readers that look at the date keep the old text.", breaks: "another text, the same updated", keeps: "another text, another updated" },
  "changes/entry-gone": { severity: "advice", sentence: "The entry “{title}” is gone, and older ones are still there.", fix: "Leave entries in until newer ones take their place.", helpUrl: "https://www.rfc-editor.org/rfc/rfc6721", readers: "Readers keep what they have: nobody learns that it was withdrawn.", breaks: "3, 2, 1, then 3, 1", keeps: "3, 2, 1, then 4, 3, 2" },
  "changes/feed-address": { severity: "warning", sentence: "The feed said that its address is {was}; now it says {is}.", fix: "Redirect the old address to the new one, for good.", helpUrl: "https://www.rfc-editor.org/rfc/rfc9110#name-301-moved-permanently", readers: "Readers ask the old address for as long as it answers.", breaks: "another self link", keeps: "the same self link" },
  "changes/format": { severity: "warning", sentence: "The feed was {was}, and is {is} now.", fix: "Publish another format at another address.", helpUrl: `${ATOM}#section-1`, readers: "Readers read it, but ids made of other elements make all entries new.", breaks: "RSS, then Atom", keeps: "RSS, then RSS" },
} as const satisfies Record<string, ChangeRule>;

export type ChangeCode = keyof typeof CHANGES;

export const PROFILE = { name: "changes", title: "Since the earlier copy" };
