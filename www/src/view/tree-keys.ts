// Arrow keys in a tree, as the customary pattern for trees has them.

export function moveInTree(event: KeyboardEvent): void {
  const from = (event.target as Element).closest<HTMLElement>("[role=treeitem]");
  const tree = event.currentTarget as HTMLElement;
  if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
  const all = [...tree.querySelectorAll<HTMLElement>("[role=treeitem]")];
  const at = all.indexOf(from);
  const expanded = from.getAttribute("aria-expanded");
  const moves: Record<string, () => HTMLElement | null | undefined | void> = {
    ArrowDown: () => all[at + 1],
    ArrowUp: () => all[at - 1],
    Home: () => all[0],
    End: () => all.at(-1),
    ArrowRight: () => (expanded === "false" ? toggle(from) : expanded === "true" ? all[at + 1] : null),
    ArrowLeft: () => (expanded === "true" ? toggle(from) : from.parentElement?.closest<HTMLElement>("[role=treeitem]")),
    Enter: () => toggle(from),
    " ": () => toggle(from),
    c: () => void from.dispatchEvent(new Event("anyfeed-copy", { bubbles: true })),
  };
  const move = moves[event.key];
  if (!move) return;
  event.preventDefault();
  focus(tree, move() ?? null);
}

function toggle(item: HTMLElement): void {
  if (item.hasAttribute("aria-expanded")) item.dispatchEvent(new Event("anyfeed-toggle", { bubbles: true }));
}

/** One row of the tree is in the order of the Tab key: the last that had the focus. */
function focus(tree: HTMLElement, item: HTMLElement | null): void {
  if (!item) return;
  for (const other of tree.querySelectorAll('[tabindex="0"]')) other.setAttribute("tabindex", "-1");
  item.setAttribute("tabindex", "0");
  item.focus();
}
