// What the tests of a file open is closed when they are over, whatever came of them: browsers, servers, runtimes, folders.
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";

const open = [];

after(async () => {
  const faults = [];
  for (const thing of open.reverse()) {
    try {
      await (thing.close ?? thing.dispose).call(thing);
    } catch (fault) {
      faults.push(fault);
    }
  }
  if (faults.length) throw new AggregateError(faults, `not everything could be closed: ${faults.join(", ")}`);
});

/** Takes what has `close` or `dispose`, and gives it back; what was opened last is closed first. */
export function closing(thing) {
  open.push(thing);
  return thing;
}

/** Serves on a free port of this machine. */
export async function listen(answer) {
  const server = createServer(answer);
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return closing({ url: `http://127.0.0.1:${server.address().port}`, port: server.address().port, close });
}

/** A new folder. */
export async function folder() {
  const path = await mkdtemp(join(tmpdir(), "anyfeed-test-"));
  closing({ close: () => rm(path, { recursive: true, force: true }) });
  return path;
}
