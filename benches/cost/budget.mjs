// Counts and budgets to what is to be said of them.

/** More than this times its budget is too much. */
const DEARER = 1.003;
/** Less than this asks for a lower budget: what was won must not be lost again unseen. */
const CHEAPER = 0.99;

/** So many times what a parse by the full module takes a check takes at most, and reading by the small module. */
const TIMES = { "a check": 2, lite: 1.85 };

/** Sentences about counts that do not fit their budgets; none when all is well. */
export function judge(counts, budgets) {
  return Object.entries(counts).flatMap(([name, count]) => {
    const budget = budgets[name];
    if (budget === undefined) return [`${name}: no budget yet; run cargo xtask cost --record`];
    const counted = `${name}: ${count.toFixed(2)} instructions for a byte`;
    if (count > budget * DEARER) return [`${counted}, ${percent(count, budget)} above the budget of ${budget}`];
    if (count < budget * CHEAPER) return [`${counted}; lower the budget of ${budget}: cargo xtask cost --record`];
    return [];
  });
}

/** Sentences about what takes too many times a parse; a count that is none fits nothing. */
export function judgeTimes(rows) {
  const all = rows.flatMap(({ name, times }) => Object.entries(times).map(([what, { times }]) => ({ name, what, times, most: TIMES[what] })));
  const dear = all.filter(({ times, most }) => !(times <= most));
  return dear.map(({ name, what, times, most }) => `${name}: ${what} takes ${times.toFixed(3)} times a parse, and at most ${most} times is allowed`);
}

/** The budgets that would be right. None is raised, and what was not counted keeps its own. */
export function lowered(counts, budgets) {
  const right = { ...budgets };
  for (const [name, count] of Object.entries(counts)) right[name] = Math.min(Number(count.toFixed(2)), budgets[name] ?? Infinity);
  return right;
}

/** A table of counts beside their budgets. */
export function table(counts, budgets) {
  const row = (cells) => cells.map((cell, index) => (index ? cell.padStart(10) : cell.padEnd(26))).join("");
  const rows = Object.entries(counts).map(([name, count]) => {
    const budget = budgets[name];
    return row([name, count.toFixed(2), ...(budget ? [budget.toFixed(2), percent(count, budget)] : ["-"])]);
  });
  return [row(["instructions for a byte", "now", "budget"]), ...rows].join("\n");
}

function percent(count, budget) {
  const more = (count / budget - 1) * 100;
  return `${more < 0 ? "" : "+"}${more.toFixed(2)} %`;
}
