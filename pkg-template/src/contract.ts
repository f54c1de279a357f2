/** Compiles only while the code keeps what index.d.ts and fetch.d.ts promise. Nothing imports it. */
import type * as FetchContract from "../fetch";
import type * as Contract from "../index";
import * as code from "./index";
import * as fetching from "./fetch/index";

export const all: typeof Contract = code;
export const fetchers: typeof FetchContract = fetching;
