/** What the Worker's entries work with. */

import * as anyfeed from "anyfeed";
import { fetchArticle } from "anyfeed/fetch";
import { writeStream } from "anyfeed/write";
import type { Dependencies } from "./context";

export const dependencies: Dependencies = {
  fetch: (url, init) => fetch(url, init),
  anyfeed,
  article: fetchArticle,
  writeStream,
  check: () => import("anyfeed/check"),
  now: () => Date.now(),
  log: (line) => console.log(JSON.stringify(line)),
};
