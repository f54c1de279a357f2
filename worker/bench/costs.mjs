/** What a month costs: operations for each feed in, a table of dollars out. */

/** Of the Workers Paid plan, as listed on 3 August 2026: what is included in a month, dollars for each million beyond. */
export const prices = {
  "Worker requests": [10e6, 0.3],
  "Worker CPU, ms": [30e6, 0.02],
  "Queue operations": [1e6, 0.4],
  "Object requests": [1e6, 0.15],
  "Object duration, GB-s": [400e3, 12.5],
  "Database rows read": [25e9, 0.001],
  "Database rows written": [50e6, 1],
  "Bucket writes": [1e6, 4.5],
  "Bucket reads": [10e6, 0.36],
};

const hourly = 1_000_000;
const hours = 720;
/** An object is billed for 128 MB while it answers; two milliseconds are generous for a look at a map. */
const objectSeconds = 0.002;

export function costs(usual, conversion) {
  const month = hourly * hours;
  const used = {
    "Worker requests": usual.invocations,
    "Worker CPU, ms": usual.cpuMs,
    // Written, read, deleted; what is delivered again is read again.
    "Queue operations": usual.messages * 2 + usual.deliveries,
    "Object requests": usual.objectCalls,
    "Object duration, GB-s": usual.objectCalls * objectSeconds * 0.128,
    "Database rows read": usual.rowsRead,
    "Database rows written": usual.rowsWritten,
    "Bucket writes": usual.bucketWrites,
    "Bucket reads": usual.bucketReads ?? 0,
  };
  let total = 5;
  const rows = Object.entries(prices).map(([name, [included, price]]) => {
    const each = used[name] ?? 0;
    const dollars = (Math.max(0, each * month - included) / 1e6) * price;
    total += dollars;
    return `| ${name} | ${Number(each.toPrecision(2))} | ${Math.round((each * month) / 1e6)} million | ${Math.round(dollars)} |`;
  });
  const single = (Math.max(0, month - 10e6) / 1e6) * 0.3 + (Math.max(0, conversion.cpuMs * month - 30e6) / 1e6) * 0.02 + 5;
  return [
    "| | for each feed | a month | dollars |\n|---|---:|---:|---:|", ...rows,
    `| the plan | | | 5 |\n| **together** | | | **${Math.round(total)}** |`,
    `\nAs single requests that are never answered from a cache: ${Math.round(single)} dollars a month.`,
  ].join("\n");
}
