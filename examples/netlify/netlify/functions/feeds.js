import { createHandler } from "anyfeed/handler";
import { publicFetch } from "anyfeed/handler-node";

// Addresses come from strangers: only public ones are fetched.
export default createHandler({ fetch: publicFetch(), log: (line) => console.log(JSON.stringify(line)) });

export const config = { path: ["/v1/*", "/badge.svg", "/openapi.json", "/healthz", "/errors", "/errors/*"] };
