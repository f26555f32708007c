import type { Clock } from "../../ports/clock";
import { MOST_OF_AN_ACTOR, type KeptAnswer, type Refusals } from "../../ports/refusals";
import { openLmdb, type LmdbDatabase, type LmdbWrite } from "./lmdb-database";
import { dropExpired, forgetExpiry, noteExpiry } from "./lmdb-expiry";

/** `place`: the how many-th of its actor it is; answers of earlier builds have none. */
type Kept = KeptAnswer & { untilMs: number; place?: { actorId: string; number: number } };

/** Answers in an LMDB file (`….mdb`), made when missing. Expired ones are taken out as others are kept. */
export const openLmdbRefusals = (path: string, clock: Clock): Refusals => refusalsOver(openLmdb(path), clock);

export const refusalsOver = (database: LmdbDatabase, clock: Clock): Refusals => {
  const current = (commandId: string): Kept | null => {
    const kept = database.get<Kept>(["answer", commandId]);
    return kept && kept.untilMs > clock.now() ? kept : null;
  };
  const answerOf = ({ digest, status, body }: Kept): KeptAnswer => ({ digest, status, body });

  const forget = (write: LmdbWrite, commandId: string): void => {
    const place = database.get<Kept>(["answer", commandId])?.place;
    write.remove(["answer", commandId]);
    if (!place) return;
    write.remove(["of", place.actorId, place.number]);
    if (database.get(["newest", place.actorId]) === place.number) write.remove(["newest", place.actorId]);
  };

  /** Makes room among an actor's answers. Gives the place of the next one. */
  const nextPlace = (write: LmdbWrite, actorId: string): number => {
    const number = (database.get<number>(["newest", actorId]) ?? 0) + 1;
    const old = number - MOST_OF_AN_ACTOR;
    const oldest = database.get<string>(["of", actorId, old]);
    if (oldest === undefined) return number;
    write.remove(["of", actorId, old]);
    const kept = database.get<Kept>(["answer", oldest]);
    // An answer that was kept again after its time has a newer place.
    if (kept?.place?.number !== old) return number;
    forgetExpiry(write, kept.untilMs, oldest);
    write.remove(["answer", oldest]);
    return number;
  };

  return {
    keep: (commandId, answer, { actorId, untilMs }) =>
      database.transact((write) => {
        dropExpired(database, write, {
          nowMs: clock.now(),
          drop: (name) => current(name) === null && forget(write, name),
        });
        const earlier = current(commandId);
        if (earlier) return answerOf(earlier);
        const number = nextPlace(write, actorId);
        write.put(["of", actorId, number], commandId);
        write.put(["newest", actorId], number);
        write.put(["answer", commandId], { ...answer, untilMs, place: { actorId, number } } satisfies Kept);
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
