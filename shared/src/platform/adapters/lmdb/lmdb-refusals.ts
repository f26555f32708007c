import type { Clock } from "../../ports/clock";
import type { KeptAnswer, Refusals } from "../../ports/refusals";
import { openLmdb, type LmdbDatabase } from "./lmdb-database";
import { dropExpired, noteExpiry } from "./lmdb-expiry";

type Kept = KeptAnswer & { untilMs: number };

/** Answers in an LMDB file (`….mdb`), made when missing. Expired ones are taken out as others are kept. */
export const openLmdbRefusals = (path: string, clock: Clock): Refusals => refusalsOver(openLmdb(path), clock);

export const refusalsOver = (database: LmdbDatabase, clock: Clock): Refusals => {
  const current = (commandId: string): Kept | null => {
    const kept = database.get<Kept>(["answer", commandId]);
    return kept && kept.untilMs > clock.now() ? kept : null;
  };
  const answerOf = ({ digest, status, body }: Kept): KeptAnswer => ({ digest, status, body });

  return {
    keep: (commandId, answer, untilMs) =>
      database.transact((write) => {
        dropExpired(database, write, {
          nowMs: clock.now(),
          drop: (name) => current(name) === null && write.remove(["answer", name]),
        });
        const earlier = current(commandId);
        if (earlier) return answerOf(earlier);
        write.put(["answer", commandId], { ...answer, untilMs });
        noteExpiry(write, untilMs, commandId);
        return answer;
      }),
    find: async (commandId) => {
      const kept = current(commandId);
      return kept && answerOf(kept);
    },
    close: database.close,
  };
};
