/**
 * The Durable Object of one origin host: keeps its turns (`turns.ts`).
 *
 * What changes with every request stays in memory: an object that is asked lives
 * on, and one that is not has no turns to keep. Written are only promises that
 * reach further: booked turns, pauses and failures.
 */

import { Turns, type Report } from "./turns";

/** The part of the object's state that is used. */
interface State {
  blockConcurrencyWhile(work: () => Promise<void>): Promise<void>;
  storage: {
    list(options: { prefix: string }): Promise<Map<string, unknown>>;
    get(key: string): Promise<unknown>;
    put(key: string, value: unknown): Promise<void>;
    delete(key: string): Promise<unknown>;
    deleteAll(): Promise<void>;
    getAlarm(): Promise<number | null>;
    setAlarm(time: number): Promise<void>;
  };
}

export interface Entering {
  job: string;
  patience: number;
}

export interface Leaving extends Report {
  job: string;
}

const slotPrefix = "slot:";
const hour = 3_600_000;

export class Host {
  readonly #storage: State["storage"];
  readonly #turns: Turns;

  constructor(state: State, bindings: Record<string, unknown>) {
    this.#storage = state.storage;
    const spacing = Number(bindings["HOST_SPACING_MS"]);
    this.#turns = new Turns(spacing >= 1 ? spacing : 1000);
    void state.blockConcurrencyWhile(() => this.#recall());
  }

  async fetch(request: Request): Promise<Response> {
    const asked = await request.json();
    if (new URL(request.url).pathname === "/enter") return Response.json(await this.#enter(asked as Entering));
    await this.#leave(asked as Leaving);
    return new Response(null, { status: 204 });
  }

  /** Nothing was written for a while: what is over is forgotten. */
  async alarm(): Promise<void> {
    const now = Date.now();
    if (Math.max(this.#turns.pausedUntil, ...this.#turns.booked.values()) > now) return this.#storage.setAlarm(now + hour);
    await this.#storage.deleteAll();
  }

  async #enter({ job, patience }: Entering) {
    const before = this.#turns.booked.get(job);
    const turn = this.#turns.enter(job, Date.now(), patience);
    const after = this.#turns.booked.get(job);
    if (after !== undefined && after !== before) await this.#keep(slotPrefix + job, after);
    if (after === undefined && before !== undefined) await this.#storage.delete(slotPrefix + job);
    return turn;
  }

  async #leave({ job, ...report }: Leaving): Promise<void> {
    const { pausedUntil, failures } = this.#turns;
    this.#turns.leave(job, Date.now(), report);
    if (this.#turns.pausedUntil === pausedUntil && this.#turns.failures === failures) return;
    await this.#keep("state", { pausedUntil: this.#turns.pausedUntil, failures: this.#turns.failures });
  }

  async #keep(key: string, value: unknown): Promise<void> {
    await this.#storage.put(key, value);
    if ((await this.#storage.getAlarm()) === null) await this.#storage.setAlarm(Date.now() + hour);
  }

  async #recall(): Promise<void> {
    const state = (await this.#storage.get("state")) as { pausedUntil: number; failures: number } | undefined;
    Object.assign(this.#turns, state ?? {});
    for (const [key, at] of await this.#storage.list({ prefix: slotPrefix })) this.#turns.booked.set(key.slice(slotPrefix.length), at as number);
  }
}
