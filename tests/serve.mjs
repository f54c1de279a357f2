// npm start: sets everything up, builds, and serves page and handler on this machine in the real workerd.
import { createServer } from "node:net";
import { setUp, succeeds } from "./setup.mjs";

const missing = setUp();
if (missing) fail(missing);
if (!succeeds("cargo", "xtask", "build")) fail("The package could not be built (see above).");
if (!succeeds(process.execPath, "www/build.mjs")) fail("The page could not be built (see above).");

const { serve, simulated } = await import("./edge.mjs");
const wanted = Number(process.env.PORT ?? 8787);
// The page asks the handler for what it may not fetch itself; on one's own machine that hurts nobody.
const worker = await serve({ port: (await isFree(wanted)) ? wanted : 0, bindings: { RAW: "1", BATCH_TOKEN: "local" }, ...simulated }, "worker/src/scaled.ts");
const { origin } = await worker.ready;
console.log(`\nanyfeed is at ${origin}\n  the page:    ${origin}/\n  the handler: ${origin}/v1/feed?url=https://example.org/feed.xml\nCtrl+C ends it.`);
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => worker.dispose().then(() => process.exit(0)));

function isFree(port) {
  return new Promise((answer) => {
    const probe = createServer().once("error", () => answer(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => answer(true)));
  });
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
