import { FeedError } from "anyfeed";
import { FetchError, fetchFeed } from "anyfeed/fetch";

/** A feed, or why there is none. Errors lose their class on the way to the window, so it gets a sentence. */
export async function read(address) {
  try {
    const { feed } = await fetchFeed(address, { limits: { bytes: 20_000_000 } });
    return { feed, fault: null };
  } catch (error) {
    if (!(error instanceof FeedError || error instanceof FetchError)) throw error;
    return { feed: null, fault: error.message };
  }
}
