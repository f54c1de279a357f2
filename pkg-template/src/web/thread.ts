/** The Web Worker's side: calls come in, outcomes go out. */
import { FeedError, internal } from "../error";
import { type Segment, TapeKeeper } from "../tape";
import { readFeed } from "../whole";
import type { Answer, Question, Refusal } from "./message";
import type { Level } from "./modules";
import { perform, within } from "./perform";

const modules: Partial<Record<Level, WebAssembly.Module>> = {};
const scope = globalThis as unknown as {
  addEventListener(type: "message", listener: (event: { data: Question }) => void): void;
  postMessage(answer: Answer, transfer: ArrayBuffer[]): void;
};

scope.addEventListener("message", ({ data }) => {
  const { id, level, name, given } = data;
  const module = (modules[level] = data.module ?? modules[level]!);
  try {
    if (name === "parseFeed") send({ id, tape: within(level, module, () => tapeOf(given)) });
    else send({ id, value: perform(level, module, name, given) });
  } catch (error) {
    send({ id, refusal: refusal(error instanceof FeedError ? error : internal(error)) });
  }
});

function tapeOf(given: unknown[]): Segment[] {
  const keeper = new TapeKeeper();
  readFeed(keeper, ...(given as Parameters<typeof readFeed> extends [unknown, ...infer Rest] ? Rest : never));
  return keeper.segments;
}

function send(answer: Answer): void {
  const areas = "tape" in answer ? answer.tape.flat() : "value" in answer ? [answer.value] : [];
  const bytes = areas.filter((area) => ArrayBuffer.isView(area)) as Uint8Array<ArrayBuffer>[];
  scope.postMessage(answer, bytes.map((area) => area.buffer));
}

function refusal({ code, message, found, feeds, report }: FeedError): Refusal {
  return { code, message, found, feeds, report };
}
