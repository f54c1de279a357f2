// Ratios first, absolute figures after.

/** A goal: `value` is at least, or at most, `bound`. */
export function goal(what, value, { least, most }) {
  const bound = least ?? most;
  return { what, value, bound, least: least !== undefined, holds: least !== undefined ? value >= least : value <= most };
}

export function printGoals(title, goals) {
  console.log(`\n${title}`);
  for (const { what, value, bound, least, holds } of goals) {
    const wanted = `${least ? "at least" : "at most"} ${bound}`;
    console.log(`  ${holds ? "holds " : "MISSED"}  ${number(value).padStart(8)}  ${wanted.padEnd(15)} ${what}`);
  }
}

export function printTimes(title, { cpu, main, warm, wall, speed, bytes, documents, all, able }) {
  console.log(`\n${title}: ${documents} of ${all} documents, ${(bytes / 1e6).toFixed(2)} MB, read by all`);
  console.log(`  ${"milliseconds".padEnd(44)}    main     all    MB/s   clock   reads`);
  for (const [name, time] of Object.entries(cpu).sort((one, other) => one[1] - other[1])) {
    const cells = [main[name].toFixed(1), time.toFixed(1), speed[name].toFixed(1), wall[name].toFixed(1), `${able[name]}`];
    console.log(`  ${name.padEnd(44)}${cells.map((cell) => cell.padStart(8)).join("")}${warm[name] ? "" : "  its passes never took the same time"}`);
  }
}

export function printSpeeds(title, { cpu, speed, memory }) {
  console.log(`\n${title}`);
  console.log(`  ${"".padEnd(44)}  CPU ms    MB/s  memory MB`);
  for (const [name, time] of Object.entries(cpu)) {
    const cells = [time.toFixed(1), speed[name].toFixed(1), (memory[name] / 1e6).toFixed(1)];
    console.log(`  ${name.padEnd(44)}${cells.map((cell) => cell.padStart(8)).join(" ")}`);
  }
}

export function number(value) {
  if (value === null || Number.isNaN(value)) return "-";
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
