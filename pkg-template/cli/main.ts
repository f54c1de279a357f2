/** npx anyfeed: feeds in, a table, JSON, a report or other feeds out. */
import { version } from "anyfeed";
import { complain } from "./complain";
import { Output } from "./output";
import { convert, PRINTERS } from "./shows";
import { watch } from "./watch";
import { HELP, readWords, UsageError, type Words } from "./words";

// Nobody listens to what is said beside the output.
process.stderr.on("error", () => {});

try {
  const words = readWords(process.argv.slice(2));
  const out = new Output(words);
  process.exitCode = await print(words, out);
  await out.end();
} catch (error) {
  process.exitCode = Math.max(Number(process.exitCode ?? 0), complain(error));
}

async function print(words: Words, out: Output): Promise<number> {
  if (words.show === "help" || words.show === "version") {
    await out.write(words.show === "help" ? HELP : `${version}\n`);
    return 0;
  }
  if (!words.targets.length && process.stdin.isTTY) throw new UsageError("Which feed?");
  if (!words.targets.length) words.targets.push("-");
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
