/** What page and Web Worker say to each other. */
import type { FeedError } from "../../index";
import type { Segment } from "../tape";

/** A call: the function's name and what it is given. Its id is no other client's, whoever else speaks to the worker. */
export interface Question {
  id: string;
  name: string;
  given: unknown[];
}

/** Its outcome; a feed comes as a tape, which is quicker to hand over than objects. */
export type Answer = { id: string; value: unknown } | { id: string; tape: Segment[] } | { id: string; refusal: Refusal };

/** A FeedError, which cannot cross as itself. */
export type Refusal = Pick<FeedError, "code" | "message" | "found" | "feeds" | "report">;
