import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import type { Position } from "@naqsh/shared/kernel/position";
import type { ReadModelStore } from "@naqsh/shared/platform/ports/read-model-store";

type Act = () => Promise<unknown>;
export type WatchedWorks = {
  store: ReadModelStore;
  changesRead: () => number;
  /** How many readings of what changed have come to their end and found the view at this position when they began. */
  readingsUpTo: (position: Position) => number;
  onceCounted: (act: Act) => void;
  /** Does something once so many more readings have met a change. */
  amidReading: (readings: number, act: Act) => void;
};

/** A store that tells how many changes of works were read, and does something between them or before they are counted. */
export const watchWorks = (own: ReadModelStore): WatchedWorks => {
  let changes = 0;
  let stood = START_OF_LOG;
  const readUpTo: Position[] = [];
  let meanwhile: Act | null = null;
  let amid: { readings: number; act: Act } | null = null;
  const met = async (): Promise<void> => {
    if (amid === null || (amid.readings -= 1) > 0) return;
    const { act } = amid;
    amid = null;
    await act();
  };
  const store: ReadModelStore = {
    ...own,
    collection: async <Document extends object>(spec: Parameters<ReadModelStore["collection"]>[0]) => {
      const collection = await own.collection<Document>(spec);
      if (spec.name !== "artworks") return collection;
      const { count, changedAfter, checkpoint } = collection;
      return {
        ...collection,
        checkpoint: async () => (stood = await checkpoint()),
        count: async (...asked: Parameters<typeof count>) => {
          const act = meanwhile;
          meanwhile = null;
          await act?.();
          return count(...asked);
        },
        changedAfter: async function* (...asked: Parameters<typeof changedAfter>) {
          const began = stood;
          let isFirst = true;
          for await (const change of changedAfter(...asked)) {
            changes += 1;
            if (isFirst) await met();
            isFirst = false;
            yield change;
          }
          readUpTo.push(began);
        },
      };
    },
  };
  return {
    store,
    changesRead: () => changes,
    readingsUpTo: (position) => readUpTo.filter((each) => each === position).length,
    onceCounted: (act) => void (meanwhile = act),
    amidReading: (readings, act) => void (amid = { readings, act }),
  };
};
