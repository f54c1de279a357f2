/** The functions of the package, the same behind every door. */
import type { Feed, Input, ParseOptions } from "../index";
import { call } from "./engine";
import { FeedError } from "./error";
import { documentOf, headerOf } from "./input";
import { bytesOption, DEFAULT_BYTES, parseOptions } from "./options";
import { readTape } from "./tape";

export { init } from "./engine";
export { FeedError };

export const version: string = VERSION;

export function parseFeed(input: Input, contentType?: string | null, options?: ParseOptions): Feed {
  const json = parseOptions(options);
  const header = headerOf(contentType);
  const { bytes, decoded } = documentOf(input, bytesOption(options, DEFAULT_BYTES));
  return readTape(call((binding) => binding.parseFeed(bytes, decoded, header, json)));
}
