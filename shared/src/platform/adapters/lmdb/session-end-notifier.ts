import type { Timer, Timers } from "../../ports/clock";
import type { SessionEndListener } from "../../ports/sessions";
import type { LmdbDatabase, LmdbWrite } from "./lmdb-database";

const LOOKED_UP_EVERY_MS = 1_000;
const COUNT = ["ends"];

/** Tells of ended sessions. Those of other processes show in a count that all of them keep in the file. */
export const createSessionEnds = (database: LmdbDatabase, shared: { isShared?: boolean; timers?: Timers }) => {
  const listeners: SessionEndListener[] = [];
  let lookUps: Timer | null = null;
  let known = 0;

  const counted = (): number => database.getLatest<number>(COUNT) ?? 0;
  const tell = (ended: readonly (string | null)[]): void => {
    for (const tokenHash of ended) for (const listener of listeners) listener(tokenHash);
  };
  const lookUp = (): void => {
    const count = counted();
    if (count === known) return;
    known = count;
    tell([null]);
  };

  return {
    /** Inside the transaction that ends some. */
    count: (write: LmdbWrite): void => {
      if (shared.isShared) write.put(COUNT, (database.get<number>(COUNT) ?? 0) + 1);
    },
    tell,
    listen: (listener: SessionEndListener): void => {
      listeners.push(listener);
      if (!shared.timers || lookUps !== null) return;
      known = counted();
      lookUps = shared.timers.every(LOOKED_UP_EVERY_MS, lookUp);
    },
    close: (): void => lookUps?.cancel(),
  };
};
