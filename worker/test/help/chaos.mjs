/**
 * The scale-out engine in a world of our own: queue, bucket, database, hosts' objects, servers and clocks are models, and a
 * seeded schedule decides what happens next. Consumers are killed in the middle, messages come twice or late, one in ten
 * calls to storage fails, before or after it was done, and clocks jump.
 */

import { createHash } from "node:crypto";
import { setImmediate as turn } from "node:timers/promises";
import { load } from "./bundle.mjs";
import { Bucket, Database } from "./models.mjs";
import { anyfeed, article, check, writeStream } from "./parser.mjs";

/** What the engine and the hosts' objects take from around them: the world that is being played. */
globalThis.simulated = {
  now: () => playing.time + playing.jump,
  setTimeout: (...words) => playing.setTimeout(...words),
  clearTimeout: (timer) => playing?.timers.delete(timer),
  digest: async (_, bytes) => Uint8Array.from(createHash("sha256").update(bytes).digest()).buffer,
};
const names = { "Date.now": "simulated.now", setTimeout: "simulated.setTimeout", clearTimeout: "simulated.clearTimeout", "crypto.subtle.digest": "simulated.digest" };
const { createEngine } = await load("scale/engine.ts", names);
const { Host } = await load("scale/host.ts", names);

let playing = null;
const minute = 60_000;
const hour = 60 * minute;
/** Deliveries of a message before it is a dead letter, as wrangler.scale.jsonc has it. */
const deliveries = 10;
const consumers = 3;
const settings = { trustedHosts: Array.from({ length: 8 }, (_, index) => `h${index}.test`), retrySeconds: 30 };

export class World {
  time = Date.UTC(2026, 0, 15, 0, 0, 30);
  /** Of all clocks, beside the time that really passes. */
  jump = 0;
  timers = new Map();
  /** Calls that nobody has answered yet: the schedule chooses. */
  pending = [];
  messages = [];
  dead = [];
  hosts = new Map();
  bucket = new Bucket();
  database = new Database();
  isolates = [];
  /** What went wrong on purpose, by kind. */
  counts = { kills: 0, resets: 0, duplicates: 0, late: 0, failures: 0, jumps: 0, buried: 0, deliveries: 0 };
  isRough = true;

  /** `serve` answers requests: an address and a request's init in, a Response out. `rates` says how often what goes wrong. */
  constructor(seed, serve, rates = {}) {
    this.state = seed * 2654435761 + 1;
    this.rates = { storage: 0.1, server: 0.05, reset: 0.02, late: 0.05, duplicate: 0.05, kill: 0.01, jump: 0.005, ...rates };
    this.serve = serve;
    playing = this;
    this.isolates = Array.from({ length: consumers }, () => this.isolate());
  }

  random() {
    this.state = (Math.imul(this.state ^ (this.state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) | 0;
    return ((this.state ^ (this.state >>> 13)) >>> 0) / 2 ** 32;
  }

  goesWrong(kind) {
    return this.isRough && this.random() < this.rates[kind];
  }

  setTimeout(then, milliseconds = 0, ...words) {
    const timer = {};
    this.timers.set(timer, { at: this.time + milliseconds, then: () => then(...words) });
    return timer;
  }

  /** A call that the schedule answers. One of a dead consumer is never answered, and does nothing. */
  call(isolate, effect, kind = "storage") {
    return new Promise((resolve, reject) => this.pending.push({ isolate, run: () => {
      const fails = this.goesWrong(kind);
      const isDone = !fails || this.random() < 0.5;
      if (fails) this.counts.failures += 1;
      const value = isDone ? Promise.resolve().then(effect) : Promise.resolve();
      value.then((given) => (fails ? reject(new Error("It failed, as it sometimes does.")) : resolve(given)), reject);
    } }));
  }

  isolate() {
    const own = { isAlive: true, batches: 0, skew: 0 };
    const calls = (model) => new Proxy(model, { get: (_, name) => (...words) => this.call(own, () => model[name](...words)) });
    const statement = (sql, values = []) => ({
      sql, values,
      bind: (...more) => statement(sql, more),
      all: () => this.call(own, () => this.database.run({ sql, values })),
      run: () => this.call(own, () => this.database.run({ sql, values })),
    });
    own.bindings = {
      JOBS: { sendBatch: (list) => this.call(own, () => list.forEach(({ body }) => this.send(body))) },
      RESULTS: calls(this.bucket),
      FEEDS: { prepare: (sql) => statement(sql), batch: (list) => this.call(own, () => list.map((one) => this.database.run(one))) },
      HOSTS: { idFromName: (name) => name, get: (name) => ({ fetch: (url, init) => this.call(own, () => this.askHost(name, url, init)) }) },
    };
    const fetch = async (url, init) => {
      const request = { url, isolate: own };
      return this.call(own, () => this.serve(request, init), "server");
    };
    own.engine = createEngine({ fetch, anyfeed, article, writeStream, check, now: () => this.time + this.jump + own.skew, settings, log: (line) => this.log?.(line) });
    return own;
  }

  /** One request after the other; what an object keeps in memory may be gone before any of them. */
  askHost(name, url, init) {
    const known = this.hosts.get(name) ?? this.hosts.set(name, { kept: new Map(), object: null, last: null }).get(name);
    const answered = Promise.resolve(known.last).then(async () => {
      if (known.object !== null && this.goesWrong("reset")) (known.object = null), (this.counts.resets += 1);
      known.object ??= new Host({ blockConcurrencyWhile: (work) => work(), storage: storageOf(known.kept) }, { HOST_SPACING_MS: "1000" });
      return known.object.fetch(new Request(url, init));
    });
    known.last = answered.catch(() => undefined);
    return answered;
  }

  send(body, attempts = 1, delay = 0) {
    const isLate = this.goesWrong("late");
    if (isLate) this.counts.late += 1;
    this.messages.push({ body: structuredClone(body), attempts, at: this.time + delay + (isLate ? this.random() * 2 * hour : 0) });
  }

  /** Some of what waits goes to a consumer; some of that stays behind, too, and comes again. */
  deliver() {
    const isDead = this.dead.length > 0 && this.random() < 0.5;
    const list = isDead ? this.dead : this.messages.filter(({ at }) => at <= this.time);
    const isolate = this.isolates[Math.floor(this.random() * consumers)];
    if (list.length === 0 || isolate.batches >= 2) return false;
    const taken = list.sort(() => this.random() - 0.5).slice(0, 1 + Math.floor(this.random() * 10));
    if (isDead) this.dead = this.dead.filter((one) => !taken.includes(one));
    else this.messages = this.messages.filter((one) => !taken.includes(one));
    for (const { body, attempts } of taken) if (!isDead && this.goesWrong("duplicate")) (this.counts.duplicates += 1), this.send(body, attempts);
    this.consume(isolate, taken, isDead);
    return true;
  }

  consume(isolate, taken, isDead) {
    this.counts.deliveries += taken.length;
    isolate.batches += 1;
    const batch = { isolate, taken, isDead, said: new Map() };
    const messages = taken.map((one) => ({ body: one.body, attempts: one.attempts, ack: () => batch.said.set(one, null), retry: ({ delaySeconds = 0 } = {}) => batch.said.set(one, delaySeconds) }));
    isolate.open = [...(isolate.open ?? []), batch];
    const ended = (all) => isolate.isAlive && this.settle(batch, all);
    isolate.engine.queue({ queue: isDead ? "jobs-dead" : "jobs", messages }, isolate.bindings).then(() => ended(false), () => ended(true));
  }

  /** What a consumer said of its messages counts when it has ended; of one that died nothing counts. */
  settle(batch, isLost) {
    batch.isolate.batches -= 1;
    batch.isolate.open = batch.isolate.open.filter((one) => one !== batch);
    for (const one of batch.taken) {
      const delay = isLost ? 0 : batch.said.get(one) ?? null;
      if (delay === null) continue;
      if (batch.isDead) this.dead.push(one);
      else if (one.attempts >= deliveries) this.dead.push(one), (this.counts.buried += 1);
      else this.send(one.body, one.attempts + 1, delay * 1000);
    }
  }

  kill(place) {
    const isolate = this.isolates[place];
    isolate.isAlive = false;
    this.counts.kills += 1;
    this.pending = this.pending.filter((one) => one.isolate !== isolate);
    for (const batch of isolate.open ?? []) this.settle(batch, true);
    this.isolates[place] = this.isolate();
  }

  /** The cron of a minute. It may fail and be killed, too. */
  async cron() {
    const own = this.isolate();
    const ran = own.engine.scheduled({ scheduledTime: this.time + this.jump }, own.bindings).catch(() => undefined);
    let isOver = false;
    void ran.then(() => (isOver = true));
    while (!isOver) {
      if (this.goesWrong("kill")) return void (this.pending = this.pending.filter((one) => one.isolate !== own));
      await this.step();
    }
  }

  /** What was begun comes to its end, and nothing new begins. */
  async rest() {
    this.isResting = true;
    while (this.pending.length > 0 || this.isolates.some(({ batches }) => batches > 0)) await this.step();
  }

  /** One thing happens, and all that follows from it at once. */
  async step() {
    for (let quiet = 0, known = -1; quiet < 4; quiet = this.pending.length === known ? quiet + 1 : 0) (known = this.pending.length), await turn();
    if (this.pending.length > 0 && this.random() < 0.8) {
      const [{ isolate, run }] = this.pending.splice(Math.floor(this.random() * this.pending.length), 1);
      if (isolate.isAlive) run();
      return;
    }
    if (this.goesWrong("kill")) return this.kill(Math.floor(this.random() * consumers));
    if (this.goesWrong("jump")) return this.jumps();
    if (!this.isResting && this.deliver() || this.pending.length > 0) return;
    this.pass();
  }

  jumps() {
    this.counts.jumps += 1;
    this.jump += Math.round((this.random() - 0.4) * (this.random() < 0.2 ? 6 * hour : 10 * minute));
    for (const isolate of this.isolates) isolate.skew = Math.round((this.random() - 0.5) * 20_000);
  }

  /** Time goes on to what is due next; a minute at most, for the cron. */
  pass() {
    const next = Math.min(this.time + minute, ...[...this.timers.values(), ...this.messages].map(({ at }) => Math.max(at, this.time + 1)));
    this.time = next;
    for (const [timer, { at, then }] of [...this.timers]) if (at <= this.time && this.timers.delete(timer)) then();
  }
}

function storageOf(kept) {
  return {
    list: async ({ prefix }) => new Map([...kept].filter(([key]) => key.startsWith(prefix))),
    get: async (key) => kept.get(key),
    put: async (key, value) => void kept.set(key, structuredClone(value)),
    delete: async (key) => kept.delete(key),
    deleteAll: async () => kept.clear(),
    getAlarm: async () => null,
    setAlarm: async () => undefined,
  };
}
