/** The same with more schedules than anybody wants to wait for. */

process.env.SEEDS ??= "200";
process.env.SEED ??= "100";
await import("./chaos.test.mjs");
