// The first second of a process: how many bytes a contestant reads while its engine has no time to warm.
//
//     node first-second.mjs CONTESTANT [FOLDER]
import { contestants } from "./contestants.mjs";
import { corpus } from "./feeds.mjs";

const [name, folder] = process.argv.slice(2);
const documents = corpus(folder).map((document) => ({ ...document, encoding: "utf-8" }));
const end = performance.now() + 1000;
const read = await contestants[name].make();
let sum = 0;
for (let index = 0; performance.now() < end; index++) {
  const document = documents[index % documents.length];
  try {
    await read(document);
    sum += document.bytes.length;
  } catch {
    // Not able.
  }
}
console.log(sum);
