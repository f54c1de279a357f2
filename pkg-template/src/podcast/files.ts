/** The files that an episode names. */
import type { Entry } from "../../index";
import type { Chapter, Cue, FileOptions, TranscriptOptions } from "../../podcast";
import { readUpTo } from "../http/body";
import { chaptersOf, parseChapters } from "./chapters";
import { PodcastError } from "./error";
import { parseTranscript } from "./transcript";

/** What can be read, best first: who speaks stands in the first two. */
const KINDS = [/json/i, /vtt/i, /srt|subrip/i];

export async function fetchChapters({ podcast }: Pick<Entry, "podcast">, options: FileOptions = {}): Promise<Chapter[]> {
  if (!podcast) return [];
  if (podcast.chapters.length) return chaptersOf(podcast.chapters);
  return podcast.chaptersUrl ? readable(podcast.chaptersUrl, "chapters", parseChapters, options) : [];
}

export async function fetchTranscript({ podcast }: Pick<Entry, "podcast">, options: TranscriptOptions = {}): Promise<Cue[] | null> {
  const rank = ({ type, url }: { type: string | null; url: string }) => KINDS.findIndex((kind) => kind.test(type ?? url.split(/[?#]/, 1)[0]));
  const known = (podcast?.transcripts ?? []).filter((one) => rank(one) >= 0).sort((one, other) => rank(one) - rank(other));
  const main = (tag: string | null | undefined) => tag?.toLowerCase().split("-", 1)[0];
  const chosen = known.find(({ language }) => main(language) === main(options.language)) ?? known[0];
  return chosen ? readable(chosen.url, "transcript", parseTranscript, options) : null;
}

async function readable<T>(url: string, what: string, parse: (text: string) => T | null, options: FileOptions): Promise<T> {
  const parsed = parse(await textAt(url, options));
  if (parsed === null) throw new PodcastError("unreadable", `${url} holds no ${what} in a form that is known.`);
  return parsed;
}

async function textAt(url: string, { fetch = globalThis.fetch, signal, timeout = 15_000, maxBytes = 8 << 20 }: FileOptions): Promise<string> {
  if (!/^https?:/i.test(url)) throw new PodcastError("invalid-url", `${url} is not a web address.`);
  const controller = new AbortController();
  const stop = () => controller.abort(signal?.reason);
  const clock = setTimeout(() => controller.abort(new Error(`It did not answer within ${timeout} ms.`)), Math.min(timeout, 2 ** 31 - 1));
  signal?.addEventListener("abort", stop, { once: true });
  if (signal?.aborted) stop();
  try {
    const response = await fetch(url, { headers: {}, redirect: "follow", signal: controller.signal });
    if (!response.ok) {
      response.body?.cancel().catch(() => {});
      throw new PodcastError("status", `${url} answers with status ${response.status}.`);
    }
    if (!response.body) return "";
    const { bytes, cut } = await readUpTo(response.body, maxBytes, controller.signal);
    if (cut) throw new PodcastError("too-large", `${url} is larger than ${maxBytes} bytes.`);
    return new TextDecoder().decode(bytes);
  } catch (cause) {
    if (cause instanceof PodcastError) throw cause;
    throw new PodcastError("network", `${url} could not be read.`, { cause: controller.signal.aborted ? controller.signal.reason : cause });
  } finally {
    clearTimeout(clock);
    signal?.removeEventListener("abort", stop);
  }
}
