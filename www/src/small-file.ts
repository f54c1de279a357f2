// A file beside a feed, of chapters or of a transcript, to its text.

import { collect } from "./collecting.js";
import { fetchDocument } from "./fetching.js";

const LARGEST = 2 * 1024 * 1024;
const PATIENCE = 20_000;

export async function smallFile(url: string, handler: string): Promise<string> {
  const signal = AbortSignal.timeout(PATIENCE);
  const { response } = await fetchDocument(url, handler, signal);
  return new TextDecoder().decode(await collect(response.body, null, signal, LARGEST));
}
