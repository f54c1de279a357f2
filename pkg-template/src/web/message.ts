/** What page and Web Worker say to each other. */
import type { FeedError } from "../../index";
import type { Segment } from "../tape";
import type { Level } from "./modules";
import type { Name } from "./perform";

/** A call: the function's name and what it is given. The page compiles; a module comes with the first call that is for it. */
export interface Question {
  id: number;
  level: Level;
  module?: WebAssembly.Module | undefined;
  name: Name;
  given: unknown[];
}

/** Its outcome; a feed comes as a tape, which is quicker to hand over than objects. */
export type Answer = { id: number; value: unknown } | { id: number; tape: Segment[] } | { id: number; refusal: Refusal };

/** A FeedError, which cannot cross as itself. */
export type Refusal = Pick<FeedError, "code" | "message" | "found" | "feeds" | "report">;
