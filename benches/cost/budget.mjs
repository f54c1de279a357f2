// Counts and budgets to what is to be said of them.

/** More than this times its budget is too much. */
const DEARER = 1.003;
/** Less than this asks for a lower budget: what was won must not be lost again unseen. */
const CHEAPER = 0.99;

/** A check takes at most so many times what a parse takes. */
const CHECK = 2;

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

/** Sentences about checks that take too much; a count that is none fits nothing. */
export function judgeChecks(rows) {
  const dear = rows.filter(({ parse, check }) => !(check <= CHECK * parse));
  return dear.map(({ name, parse, check }) => `${name}: a check takes ${(check / parse).toFixed(3)} times a parse, and at most ${CHECK} times is allowed`);
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
