/**
 * Steps in, the same steps out, in their order: whoever makes them goes on while
 * whoever takes them waits for something else, until so much lies between the two.
 */

export async function* ahead<Step>(steps: AsyncIterable<Step>, sizeOf: (step: Step) => number, most: number): AsyncGenerator<Step> {
  const made: Step[] = [];
  let size = 0;
  let isOver = false;
  let tellTaker = (): void => undefined;
  let tellMaker = (): void => undefined;
  const making = (async () => {
    try {
      for await (const step of steps) {
        made.push(step);
        size += sizeOf(step);
        tellTaker();
        while (size > most && !isOver) await new Promise<void>((resolve) => { tellMaker = resolve; });
        if (isOver) return;
      }
    } finally {
      isOver = true;
      tellTaker();
    }
  })();
  // Its fault is heard behind the steps that came before it.
  making.catch(() => undefined);
  try {
    for (;;) {
      const step = made.shift();
      if (step !== undefined) {
        size -= sizeOf(step);
        tellMaker();
        yield step;
      } else if (isOver) return await making;
      else await new Promise<void>((resolve) => { tellTaker = resolve; });
    }
  } finally {
    isOver = true;
    tellMaker();
  }
}
