/** Compiles only while the code keeps what index.d.ts and the types of the other doors promise. Nothing imports it. */
import type * as FetchContract from "../fetch";
import type * as Contract from "../index";
import type * as MergeContract from "../merge";
import type * as PodcastContract from "../podcast";
import type * as ToolsContract from "../tools";
import type * as WebContract from "../web";
import type * as WriteContract from "../write";
import * as code from "./index";
import * as fetching from "./fetch/index";
import * as merging from "./merge/index";
import * as podcasting from "./podcast/index";
import * as tooling from "./tools/index";
import * as web from "./web/index";
import * as webHere from "./web/here";
import * as writing from "./write/index";

export const all: typeof Contract = code;
export const fetchers: typeof FetchContract = fetching;
export const writers: typeof WriteContract = writing;
export const mergers: typeof MergeContract = merging;
export const podcasters: typeof PodcastContract = podcasting;
export const tools: typeof ToolsContract = tooling;
/** Of these three the contract has the types alone. */
type Pages = Omit<typeof WebContract, "init" | "jsonPieces" | "jsonTransform">;
export const pages: Pages = web;
export const servers: Pages = webHere;
