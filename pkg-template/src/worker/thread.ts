/** The Web Worker's side: calls come in, outcomes go out. */
import { FeedError, internal } from "../error";
import * as whole from "../whole";
import type { Answer, Question, Refusal } from "./message";

const functions: Record<string, (...given: any[]) => unknown> = whole;
const scope = globalThis as unknown as {
  onmessage: (event: { data: Question }) => void;
  postMessage(answer: Answer, transfer: ArrayBuffer[]): void;
};

scope.onmessage = ({ data: { id, name, given } }) => {
  try {
    if (name === "parseFeed") return send({ id, tape: whole.feedTape(...(given as Parameters<typeof whole.feedTape>)) });
    send({ id, value: functions[name](...given) });
  } catch (error) {
    send({ id, refusal: refusal(error instanceof FeedError ? error : internal(error)) });
  }
};

function send(answer: Answer): void {
  const bytes = "tape" in answer ? answer.tape : "value" in answer ? answer.value : null;
  scope.postMessage(answer, bytes instanceof Uint8Array ? [bytes.buffer as ArrayBuffer] : []);
}

function refusal({ code, message, found, feeds, report }: FeedError): Refusal {
  return { code, message, found, feeds, report };
}
