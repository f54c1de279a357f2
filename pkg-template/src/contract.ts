/** Compiles only while the code keeps what index.d.ts, fetch.d.ts, merge.d.ts and write.d.ts promise. Nothing imports it. */
import type * as FetchContract from "../fetch";
import type * as Contract from "../index";
import type * as MergeContract from "../merge";
import type * as WriteContract from "../write";
import * as code from "./index";
import * as fetching from "./fetch/index";
import * as merging from "./merge/index";
import * as writing from "./write/index";

export const all: typeof Contract = code;
export const fetchers: typeof FetchContract = fetching;
export const writers: typeof WriteContract = writing;
export const mergers: typeof MergeContract = merging;
