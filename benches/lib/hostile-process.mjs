// Every hostile family at three sizes, in a process of its own: one line of JSON for each.
const { createInstance } = await import("./instance.mjs");
const { families } = await import("./hostile.mjs");
const times = Number(process.argv[2]);
/** What costs little is tried until so many milliseconds are spent, and no more often than so. */
const [SPENT, OFTEN] = [80, 25];

const QUESTION = Buffer.from("sanitizeHtml\0text\0\0");

const warm = createInstance();
for (const { make } of families) sanitized(warm, Buffer.from(make(8 << 10)));

for (const { title, make } of families) {
  const [small, middle, large] = [64, 256, 1024].map((kilobytes) => measure(make(kilobytes << 10)));
  const output = Math.max(small.output, middle.output, large.output);
  console.log(JSON.stringify({ title, small: small.cpu, middle: middle.cpu, large: large.cpu, size: large.size, output, memory: large.memory }));
}

/** The pieces that the module's own door gives of HTML made safe. */
function sanitized(instance, html) {
  const pieces = [];
  const refused = instance.answer(html, QUESTION, { take: (_, piece) => pieces.push(piece.slice()) });
  if (refused) throw new Error(refused);
  return pieces;
}

/** The least of some tries: whatever else the process does only adds. A fresh instance, for memory never shrinks. */
function measure(text) {
  const html = Buffer.from(text);
  const size = html.length;
  let cpu = Infinity;
  let safe = [];
  const instance = createInstance();
  let spent = 0;
  for (let time = 0; time < times || (spent < SPENT && time < OFTEN); time++) {
    globalThis.gc();
    const before = process.cpuUsage();
    safe = sanitized(instance, html);
    const { user, system } = process.cpuUsage(before);
    const taken = (user + system) / 1000;
    spent += taken;
    cpu = Math.min(cpu, taken);
  }
  return { cpu, size, output: Buffer.concat(safe).length / size, memory: instance.memory.buffer.byteLength };
}
