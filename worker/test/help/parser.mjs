/** The package as it was built; the tests of the handler run with nothing else. */

import { existsSync } from "node:fs";

const built = new URL("../../../pkg/dist/index.js", import.meta.url);

export const anyfeed = existsSync(built) && !process.env.ANYFEED_STUB ? await import(built.href) : await import("./stub.mjs");
