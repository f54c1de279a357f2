/** The Worker of the tests, with every use of a binding counted. /-/counts gives the numbers, and begins anew. */

import worker from "../test/help/entry-scaled.mjs";

export { Host } from "../test/help/entry-scaled.mjs";

let counts = {};
const count = (name, by = 1) => { counts[name] = (counts[name] ?? 0) + by; };

function counted(bindings) {
  const { JOBS, HOSTS, RESULTS } = bindings;
  return {
    ...bindings,
    JOBS: { sendBatch: (messages) => { count("messages", messages.length); return JOBS.sendBatch(messages); } },
    HOSTS: { idFromName: (name) => HOSTS.idFromName(name), get: (id) => { const object = HOSTS.get(id); return { fetch: (...all) => { count("objectCalls"); return object.fetch(...all); } }; } },
    RESULTS: {
      head: (...all) => { count("bucketReads"); return RESULTS.head(...all); },
      get: (...all) => { count("bucketReads"); return RESULTS.get(...all); },
      put: (...all) => { count("bucketWrites"); return RESULTS.put(...all); },
      list: (...all) => { count("bucketWrites"); return RESULTS.list(...all); },
    },
  };
}

export default {
  fetch(request, bindings, execution) {
    if (new URL(request.url).pathname !== "/-/counts") return worker.fetch(request, counted(bindings), execution);
    const given = counts;
    counts = {};
    return Response.json(given);
  },
  queue(batch, bindings) {
    count("invocations");
    count("deliveries", batch.messages.length);
    return worker.queue(batch, counted(bindings));
  },
  scheduled: (event, bindings) => worker.scheduled(event, counted(bindings)),
};
