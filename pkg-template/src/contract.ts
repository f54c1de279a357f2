/** Compiles only while the code keeps what index.d.ts promises. Nothing imports it. */
import type * as Contract from "../index";
import * as code from "./index";

type Functions = Omit<typeof Contract, "FeedError">;

export const functions: Functions = code;
export const error: Contract.FeedError = new code.FeedError("empty", "");
