/** Chapters, transcripts, and other feeds that a podcast names. */
export { parseChapters } from "./chapters";
export { PodcastError } from "./error";
export { fetchChapters, fetchTranscript } from "./files";
export { followRemoteItem } from "./remote";
export { parseTranscript } from "./transcript";
