import type { Clock } from "../../ports/clock";
import type { Session, Sessions } from "../../ports/sessions";
import { openLmdb, type LmdbDatabase, type LmdbWrite } from "./lmdb-database";
import { dropExpired, noteExpiry } from "./lmdb-expiry";

/** Sessions in an LMDB file (`….mdb`), made when missing. Expired ones are taken out as others are saved. */
export const openLmdbSessions = (path: string, clock: Clock): Sessions => sessionsOver(openLmdb(path), clock);

export const sessionsOver = (database: LmdbDatabase, clock: Clock): Sessions => {
  const sessionOf = (tokenHash: string): Session | undefined => database.get<Session>(["session", tokenHash]);

  const drop = (write: LmdbWrite, tokenHash: string): void => {
    const session = sessionOf(tokenHash);
    write.remove(["session", tokenHash]);
    if (session) write.remove(["of", session.userId, tokenHash]);
  };

  return {
    save: (tokenHash, session) =>
      database.transact((write) => {
        drop(write, tokenHash);
        write.put(["session", tokenHash], session);
        write.put(["of", session.userId, tokenHash], tokenHash);
        noteExpiry(write, session.expiresAt, tokenHash);
        dropExpired(database, write, {
          nowMs: clock.now(),
          // A session that was saved again lives longer than its first note says.
          drop: (name) => (sessionOf(name)?.expiresAt ?? 0) <= clock.now() && drop(write, name),
        });
      }),
    find: async (tokenHash) => {
      const session = sessionOf(tokenHash);
      return session && session.expiresAt > clock.now() ? session : null;
    },
    remove: (tokenHash) => database.transact((write) => drop(write, tokenHash)),
    removeAllOf: (userId) =>
      database.transact((write) => {
        const theirs = { start: ["of", userId, ""], end: ["of", userId, "\uffff"] };
        for (const { value } of database.range<string>(theirs)) drop(write, value);
      }),
    close: database.close,
  };
};
