// Every hostile family at three sizes, in a process of its own: one line of JSON for each.
const { createInstance } = await import("./instance.mjs");
const { families } = await import("./hostile.mjs");
const times = Number(process.argv[2]);

const warm = createInstance();
for (const { make } of families) warm.sanitizeHtml(make(8 << 10), undefined, []);

for (const { title, make } of families) {
  const [small, middle, large] = [64, 256, 1024].map((kilobytes) => measure(make(kilobytes << 10)));
  const output = Math.max(small.output, middle.output, large.output);
  console.log(JSON.stringify({ title, small: small.cpu, middle: middle.cpu, large: large.cpu, size: large.size, output, memory: large.memory }));
}

/** The least of some tries: whatever else the process does only adds. A fresh instance, for memory never shrinks. */
function measure(html) {
  const size = Buffer.byteLength(html);
  let cpu = Infinity;
  let safe = "";
  const instance = createInstance();
  for (let time = 0; time < times; time++) {
    globalThis.gc();
    const before = process.cpuUsage();
    safe = instance.sanitizeHtml(html, undefined, []);
    const { user, system } = process.cpuUsage(before);
    cpu = Math.min(cpu, (user + system) / 1000);
  }
  return { cpu, size, output: Buffer.byteLength(safe) / size, memory: instance.memory.buffer.byteLength };
}
