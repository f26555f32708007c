import { createPauses } from "../runner/pauses";
import { QUESTION_SLICE_MS } from "../runner/slices";

/** Asked for together, where each question of a view waits for a server; presented well within 2 ms if none does. */
const AT_ONCE = 16;

/** What is shown of each, in their order: a long page gives way to others, a short one need not. */
export const presentEach = async <Item, Shown>(
  items: readonly Item[],
  present: (item: Item) => Promise<Shown>,
): Promise<Shown[]> => {
  const pause = createPauses(QUESTION_SLICE_MS);
  const shown: Shown[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE) {
    shown.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(present))));
    await pause();
  }
  return shown;
};
