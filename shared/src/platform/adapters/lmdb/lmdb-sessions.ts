import type { Clock, Timers } from "../../ports/clock";
import type { Session, Sessions } from "../../ports/sessions";
import { openLmdb, type LmdbDatabase, type LmdbWrite } from "./lmdb-database";
import { dropExpired, noteExpiry } from "./lmdb-expiry";
import { createSessionEnds } from "./session-ends";

const MOST_CACHED = 10_000;

/** Sessions in an LMDB file (`….mdb`), made when missing. Expired ones are taken out as others are saved. */
export const openLmdbSessions = (path: string, clock: Clock, options: LmdbSessionsOptions = {}): Sessions =>
  sessionsOver(openLmdb(path), clock, options);

/**
 * Shared: other processes sign people in and out too, so that nothing is remembered beside the file, and whether they ended any
 * is looked up by the timers.
 */
export type LmdbSessionsOptions = { isShared?: false } | { isShared: true; timers: Timers };

export const sessionsOver = (database: LmdbDatabase, clock: Clock, options: LmdbSessionsOptions = {}): Sessions => {
  const ends = createSessionEnds(database, options);
  /** Every request asks for one. */
  const cached = new Map<string, Session>();

  /** What was read before the commit must not be remembered after it. */
  const change = (run: (write: LmdbWrite) => void): Promise<void> =>
    database.transact(run).finally(() => cached.clear());

  const sessionOf = (tokenHash: string): Session | undefined => database.get<Session>(["session", tokenHash]);

  const remembered = (tokenHash: string): Session | undefined => {
    const session = cached.get(tokenHash) ?? sessionOf(tokenHash);
    if (cached.size >= MOST_CACHED) cached.clear();
    if (session && !options.isShared) cached.set(tokenHash, session);
    return session;
  };

  const drop = (write: LmdbWrite, tokenHash: string): void => {
    const session = sessionOf(tokenHash);
    write.remove(["session", tokenHash]);
    if (session) write.remove(["of", session.userId, tokenHash]);
  };

  /** Told after the commit, when nothing finds them any more. */
  const end = async (hashesOf: () => string[]): Promise<void> => {
    let ended: string[] = [];
    await change((write) => {
      ended = hashesOf();
      for (const tokenHash of ended) drop(write, tokenHash);
      if (ended.length > 0) ends.count(write);
    });
    ends.tell(ended);
  };

  return {
    save: (tokenHash, session) =>
      change((write) => {
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
      const session = remembered(tokenHash);
      return session && session.expiresAt > clock.now() ? session : null;
    },
    // Anybody can make up a cookie: whoever listens looks at every connection again for each end.
    remove: (tokenHash) => end(() => (sessionOf(tokenHash) ? [tokenHash] : [])),
    removeAllOf: (userId) =>
      end(() => {
        const theirs = { start: ["of", userId, ""], end: ["of", userId, "\uffff"] };
        return database.range<string>(theirs).map(({ value }) => value);
      }),
    onEnd: ends.listen,
    close: () => {
      ends.close();
      return database.close();
    },
  };
};
