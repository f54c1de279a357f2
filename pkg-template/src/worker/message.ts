/** What page and Web Worker say to each other. */
import type { FeedError } from "../../index";
import type { Segment } from "../tape";

/** A call: the function's name and what it is given. */
export interface Question {
  id: number;
  name: string;
  given: unknown[];
}

/** Its outcome; a feed comes as a tape, which is quicker to hand over than objects. */
export type Answer = { id: number; value: unknown } | { id: number; tape: Segment[] } | { id: number; refusal: Refusal };

/** A FeedError, which cannot cross as itself. */
export type Refusal = Pick<FeedError, "code" | "message" | "found" | "feeds" | "report">;
