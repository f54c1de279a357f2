import { createServer } from "node:http";
import { createHandler } from "anyfeed/handler";
import { publicFetch, toNode } from "anyfeed/handler-node";

const handler = createHandler({
  // Addresses come from strangers: only public ones are fetched.
  fetch: publicFetch(),
  // Stands in the User-Agent that servers of feeds see.
  contact: process.env.CONTACT,
  log: (line) => console.log(JSON.stringify(line)),
});
const server = createServer(toNode(handler)).listen(Number(process.env.PORT ?? 8787));

// What is being answered is answered to its end.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => server.close());
