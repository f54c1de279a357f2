/** npx anyfeed: feeds in, a table, JSON, a report, findings or other feeds out. */
import { version } from "anyfeed";
import { EXIT, UsageError } from "./arguments";
import { check } from "./check";
import { CHECK_HELP, readCheckWords } from "./check-words";
import { complain } from "./complain";
import { Output } from "./output";
import { convert, PRINTERS } from "./shows";
import { watch } from "./watch";
import { HELP, readWords, type Words } from "./words";

// Nobody listens to what is said beside the output.
process.stderr.on("error", () => {});

const given = process.argv.slice(2);
try {
  process.exitCode = given[0] === "check" ? await checked(given.slice(1)) : await read(given);
} catch (error) {
  process.exitCode = Math.max(Number(process.exitCode ?? 0), complain(error));
}

async function checked(given: string[]): Promise<number> {
  const words = readCheckWords(given);
  const out = new Output(words);
  const code = words.show === "check" ? await check(withInput(words), out) : await say(words.show === "help" ? CHECK_HELP : `${version}\n`, out);
  await out.end();
  return code;
}

async function read(given: string[]): Promise<number> {
  const words = readWords(given);
  const out = new Output(words);
  const code = await print(words, out);
  // What was wrong with an input is told, even if the output fails now.
  process.exitCode = code;
  await out.end();
  return code;
}

async function say(text: string, out: Output): Promise<number> {
  await out.write(text);
  return EXIT.read;
}

/** Without any, standard input is meant. */
function withInput<T extends { targets: string[] }>(words: T): T {
  if (!words.targets.length && process.stdin.isTTY) throw new UsageError("Which feed?");
  if (!words.targets.length) words.targets.push("-");
  return words;
}

async function print(words: Words, out: Output): Promise<number> {
  if (words.show === "help" || words.show === "version") return say(words.show === "help" ? HELP : `${version}\n`, out);
  withInput(words);
  if (words.show === "to") return convert(words, out).then(() => 0);
  if (words.show === "watch") return watch(words, out);
  let worst = 0;
  for (const [index, target] of words.targets.entries()) {
    try {
      if (index && (out.isTable || words.show === "report") && words.form !== "json") await out.write("\n");
      await PRINTERS[words.show](target, words, out);
    } catch (error) {
      worst = Math.max(worst, complain(error, words.targets.length > 1 ? target : null));
    }
  }
  return worst;
}
