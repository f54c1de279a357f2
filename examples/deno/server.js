import { createHandler } from "anyfeed/handler";
import { publicFetch } from "anyfeed/handler-node";

Deno.serve({ port: Number(Deno.env.get("PORT") ?? 8000) }, createHandler({ fetch: publicFetch() }));
