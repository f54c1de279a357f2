// The command line of an installed package.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { Readable } from "node:stream";

/** As npx runs it: words and what comes by standard input in; what it says and how it ends out. */
export const commandOf = (installed) => (words, input = "", env = process.env) =>
  new Promise((done) => {
    const child = spawn(join(installed.folder, "node_modules/.bin/anyfeed"), words, { cwd: installed.folder, shell: process.platform === "win32", env });
    const said = { stdout: "", stderr: "" };
    for (const stream of ["stdout", "stderr"]) child[stream].setEncoding("utf8").on("data", (text) => (said[stream] += text));
    child.stdin.on("error", () => {});
    if (typeof input === "string" || ArrayBuffer.isView(input)) child.stdin.end(input);
    else Readable.from(input).on("error", () => {}).pipe(child.stdin);
    child.on("close", (code) => done({ code, ...said }));
  });
