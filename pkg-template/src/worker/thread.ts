/** The Web Worker's side: calls come in, outcomes go out. */
import { FeedError, internal } from "../error";
import { type Segment, TapeKeeper } from "../tape";
import * as whole from "../whole";
import type { Answer, Question, Refusal } from "./message";

const functions: Record<string, (...given: any[]) => unknown> = whole;
const scope = globalThis as unknown as {
  addEventListener(type: "message", listener: (event: { data: Question | null }) => void): void;
  postMessage(answer: Answer, transfer: ArrayBuffer[]): void;
};

scope.addEventListener("message", ({ data }) => {
  // Whose worker it is may have other things to say to it.
  if (typeof data?.id !== "string" || !(data.name in functions)) return;
  const { id, name, given } = data;
  try {
    if (name === "parseFeed") return send({ id, tape: tapeOf(given) });
    send({ id, value: functions[name](...given) });
  } catch (error) {
    send({ id, refusal: refusal(error instanceof FeedError ? error : internal(error)) });
  }
});

function tapeOf(given: unknown[]): Segment[] {
  const keeper = new TapeKeeper();
  whole.readFeed(keeper, ...(given as Parameters<typeof whole.parseFeed>));
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
