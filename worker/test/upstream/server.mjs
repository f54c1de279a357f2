/** Serves the scenarios on loopback: the path names one. */

import net from "node:net";
import { scenarios } from "./scenarios.mjs";
import { status } from "./wire.mjs";

/** @returns {Promise<{ port: number, hits: Record<string, number>, requests: Record<string, string>, open: () => number, close: () => void }>} */
export function serve(more = {}) {
  const hits = {};
  const requests = {};
  const sockets = new Set();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {});
    let text = "";
    socket.on("data", (data) => {
      text += data.toString("latin1");
      if (!text.includes("\r\n\r\n")) return;
      const name = nameOf(text);
      hits[name] = (hits[name] ?? 0) + 1;
      requests[name] = text;
      text = "";
      const scenario = more[name] ?? scenarios[name];
      Promise.resolve((scenario?.serve ?? status("404 Not Found"))(socket, requests[name])).catch(() => {});
    });
  });
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve({ port: server.address().port, hits, requests, open: () => sockets.size, close }));
  });
}

function nameOf(request) {
  const target = request.split(" ")[1] ?? "/";
  return decodeURIComponent(target.split("?")[0].replace(/^https?:\/\/[^/]+/, "").slice(1));
}
