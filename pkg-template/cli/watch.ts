/** New entries as they appear. */
import { stat } from "node:fs/promises";
import { type Entry, FeedError, parseFeed } from "anyfeed";
import { FetchError, fetchFeed } from "anyfeed/fetch";
import type { Output } from "./output";
import { addressOf, arriving, gathered, InputError, requestsOf } from "./source";
import { lineOfEntry } from "./table";
import { UsageError } from "./arguments";
import type { Words } from "./words";

/** Files are looked at so often, in seconds, and addresses at the soonest. */
const OFTEN = 1;
const SOONEST = 60;

/** One look: the entries, and in how many seconds to look again. */
interface Look {
  entries: Entry[];
  pause: number;
}

export async function watch(words: Words, out: Output): Promise<never> {
  if (words.targets.some((target) => target === "-")) throw new UsageError("Standard input cannot be watched.");
  const all = await Promise.all(words.targets.map(async (target) => follow(await looker(target, words), words, out)));
  return all[0];
}

/** What is there at first is known; what comes then is printed, oldest first. */
async function follow(look: () => Promise<Look>, words: Words, out: Output): Promise<never> {
  const first = await look();
  const known = new Set(first.entries.map(({ id }) => id));
  for (let { pause } = first; ; ) {
    await new Promise((resolve) => setTimeout(resolve, (words.every ?? pause) * 1000));
    try {
      const found = await look();
      pause = found.pause;
      for (const entry of found.entries.filter(({ id }) => !known.has(id)).reverse()) {
        known.add(entry.id);
        await out.write(`${out.isTable ? lineOfEntry(entry, out) : JSON.stringify(entry)}\n`);
      }
    } catch (error) {
      // It may be back the next time.
      if (!(error instanceof FetchError || error instanceof InputError || error instanceof FeedError)) throw error;
      process.stderr.write(`anyfeed: ${error.message}\n`);
    }
  }
}

async function looker(target: string, words: Words): Promise<() => Promise<Look>> {
  const address = await addressOf(target);
  return address ? lookerAtAddress(address, words) : lookerAtFile(target, words);
}

function lookerAtAddress(address: string, words: Words): () => Promise<Look> {
  let known: { url: string; etag?: string | null; lastModified?: string | null } = { url: address };
  return async () => {
    const { url, ...conditions } = known;
    const { feed, nextPoll, movedTo, ...facts } = await fetchFeed(url, { ...words.options, ...conditions, url: null, ...requestsOf(words) });
    known = { url: movedTo ?? facts.url, etag: facts.etag, lastModified: facts.lastModified };
    const pause = nextPoll === null ? 900 : (Date.parse(nextPoll) - Date.now()) / 1000;
    return { entries: feed?.entries ?? [], pause: Math.max(SOONEST, pause) };
  };
}

function lookerAtFile(path: string, words: Words): () => Promise<Look> {
  let changed = 0;
  return async () => {
    const { mtimeMs } = await stat(path).catch((error: Error) => { throw new InputError(`${path} cannot be read: ${error.message}`); });
    if (mtimeMs === changed) return { entries: [], pause: OFTEN };
    const { bytes, contentType, url } = await gathered(await arriving(path, words));
    // While it is being written it may be no feed; it is then looked at again.
    const { entries } = parseFeed(bytes, contentType, { ...words.options, url });
    changed = mtimeMs;
    return { entries, pause: OFTEN };
  };
}
