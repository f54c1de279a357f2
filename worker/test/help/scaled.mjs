/** The Worker with everything bound, all of it simulated: queue, dead letters, durable objects, bucket, database, cron. */

import { readFileSync } from "node:fs";
import { until } from "../../../tests/until.mjs";
import { workerd } from "./workerd.mjs";

const TOKEN = "secret";
const schema = readFileSync(new URL("../../schema.sql", import.meta.url), "utf8").replace(/--.*$/gm, "");

export async function scaled(port, variables = {}, { deliveries = 10, batchSize = 10, entry = "entry-scaled.mjs" } = {}) {
  const worker = await workerd(port, { BATCH_TOKEN: TOKEN, TRUSTED_HOSTS: hostNames(64).join(","), HOST_SPACING_MS: "50", RETRY_SECONDS: "1", ...variables }, entry, {
    durableObjects: { HOSTS: { className: "Host", useSQLite: true } },
    queueProducers: { JOBS: "anyfeed-jobs" },
    queueConsumers: {
      "anyfeed-jobs": { maxBatchSize: batchSize, maxBatchTimeout: 0, maxRetries: deliveries - 1, deadLetterQueue: "anyfeed-jobs-dead" },
      "anyfeed-jobs-dead": { maxBatchTimeout: 0, maxRetries: 1 },
    },
    r2Buckets: ["RESULTS"],
    d1Databases: ["FEEDS"],
  });
  const { runtime } = worker;
  const database = await runtime.getD1Database("FEEDS");
  for (const statement of schema.split(";").map((one) => one.trim()).filter(Boolean)) await database.prepare(statement).run();
  const bucket = await runtime.getR2Bucket("RESULTS");
  const jobs = await runtime.getQueueProducer("JOBS");
  const cron = async (scheduledTime = Date.now()) => (await runtime.getWorker()).scheduled({ cron: "* * * * *", scheduledTime: new Date(scheduledTime) });
  const json = async (path, init) => (await worker.ask(path, init)).json();
  const post = (body, headers = {}, query = "") => worker.ask(`/v1/batch${query}`, { method: "POST", body, headers: { Authorization: `Bearer ${TOKEN}`, ...headers } });
  /** Waits until nothing of the batch is left to do. */
  const finished = (id) => until(async () => {
    const status = await json(`/v1/batch/${id}`);
    return status.finished ? status : null;
  });
  const feeds = async () => (await database.prepare("SELECT * FROM feeds ORDER BY id").all()).results;
  return { ...worker, database, bucket, jobs, cron, json, post, finished, feeds, lines: () => json("/-/lines") };
}

/** "h0.fault.example" and so on. */
export function hostNames(count) {
  return Array.from({ length: count }, (_, index) => `h${index}.fault.example`);
}
