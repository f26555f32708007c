import { afterWhatFollows, nextTurn } from "@naqsh/shared/platform/next-turn";

/** What gives way takes no more of a turn than this, milliseconds, with what follows from it at once. */
const LONGEST_SLICE_MS = 2;

/** Does something with each item, in slices between which all others get their turn: bids do not wait for it. */
export const givingWay = async <Item>(items: Iterable<Item>, act: (item: Item) => void): Promise<void> => {
  let began = performance.now();
  for (const item of items) {
    act(item);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await afterWhatFollows();
    if (performance.now() - began < LONGEST_SLICE_MS) continue;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await nextTurn();
    began = performance.now();
  }
};

const MOST_WAITING = 1_000;

/**
 * Where work stands in line that gives way: it begins in a later turn, after what is there for others by then. False, and nothing is
 * done, if the line is full.
 */
export const createLineThatGivesWay = (mostWaiting = MOST_WAITING): ((work: () => void) => boolean) => {
  const waiting: (() => void)[] = [];
  let isRunning = false;

  function* inTurn(): Generator<() => void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) yield next;
    isRunning = false;
  }

  const run = async (): Promise<void> => {
    await nextTurn();
    await givingWay(inTurn(), (work) => work());
  };

  return (work) => {
    if (waiting.length >= mostWaiting) return false;
    waiting.push(work);
    if (!isRunning) void run();
    isRunning = true;
    return true;
  };
};
