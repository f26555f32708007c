import type { Clock, Timers } from "../../ports/clock";
import type { Session, Sessions } from "../../ports/sessions";
import { openLmdb, type LmdbDatabase, type LmdbWrite } from "./lmdb-database";
import { dropExpired, noteExpiry } from "./lmdb-expiry";
import { createSessionEnds } from "./session-end-notifier";

const MOST_CACHED = 10_000;

/** Sessions in an LMDB file (`….mdb`), made when missing. Expired ones are taken out as others are saved. */
export const openLmdbSessions = (path: string, clock: Clock, options: LmdbSessionsOptions = {}): Sessions =>
  sessionsOver(openLmdb(path), clock, options);

/**
 * Shared: other processes sign people in and out too, so that nothing is remembered beside the file, and whether they ended any
 * is looked up by the timers.
 */
export type LmdbSessionsOptions = { isShared?: false } | { isShared: true; timers: Timers };

/** The sessions by the hash of their token, and the tokens of each person. */
class SessionTable {
  /** Every request asks for one. */
  readonly #cached = new Map<string, Session>();

  constructor(
    private readonly database: LmdbDatabase,
    private readonly remembers: boolean,
  ) {}

  /** What was read before the commit must not be remembered after it. */
  change(run: (write: LmdbWrite) => void): Promise<void> {
    return this.database.transact(run).finally(() => this.#cached.clear());
  }

  find(tokenHash: string): Session | undefined {
    return this.database.get<Session>(["session", tokenHash]);
  }

  remembered(tokenHash: string): Session | undefined {
    const session = this.#cached.get(tokenHash) ?? this.find(tokenHash);
    if (this.#cached.size >= MOST_CACHED) this.#cached.clear();
    if (session && this.remembers) this.#cached.set(tokenHash, session);
    return session;
  }

  tokensOf(userId: string): string[] {
    const theirs = { start: ["of", userId, ""], end: ["of", userId, "\uffff"] };
    return this.database.range<string>(theirs).map(({ value }) => value);
  }

  put(write: LmdbWrite, tokenHash: string, session: Session): void {
    this.drop(write, tokenHash);
    write.put(["session", tokenHash], session);
    write.put(["of", session.userId, tokenHash], tokenHash);
    noteExpiry(write, session.expiresAt, tokenHash);
  }

  drop(write: LmdbWrite, tokenHash: string): void {
    const session = this.find(tokenHash);
    write.remove(["session", tokenHash]);
    if (session) write.remove(["of", session.userId, tokenHash]);
  }

  dropExpired(write: LmdbWrite, nowMs: number): void {
    dropExpired(this.database, write, {
      nowMs,
      // A session that was saved again lives longer than its first note says.
      drop: (name) => (this.find(name)?.expiresAt ?? 0) <= nowMs && this.drop(write, name),
    });
  }
}

export const sessionsOver = (database: LmdbDatabase, clock: Clock, options: LmdbSessionsOptions = {}): Sessions => {
  const table = new SessionTable(database, !options.isShared);
  const ends = createSessionEnds(database, options);

  const lives = (session: Session | undefined): session is Session =>
    session !== undefined && session.expiresAt > clock.now();

  /** Called after the commit, when the sessions cannot be found any more. */
  const end = async (hashesOf: () => string[]): Promise<boolean> => {
    let ended: string[] = [];
    await table.change((write) => {
      ended = hashesOf();
      for (const tokenHash of ended) table.drop(write, tokenHash);
      if (ended.length > 0) ends.count(write);
    });
    ends.tell(ended);
    return ended.length > 0;
  };

  return {
    save: (tokenHash, session) =>
      table.change((write) => {
        table.put(write, tokenHash, session);
        table.dropExpired(write, clock.now());
      }),
    replace: async (tokenHash, session) => {
      let isThere = false;
      await table.change((write) => {
        isThere = lives(table.find(tokenHash));
        if (isThere) table.put(write, tokenHash, session);
      });
      return isThere;
    },
    find: async (tokenHash) => {
      const session = table.remembered(tokenHash);
      return lives(session) ? session : null;
    },
    listOf: async (userId) =>
      table.tokensOf(userId).flatMap((tokenHash) => {
        const session = table.find(tokenHash);
        return lives(session) ? [{ tokenHash, session }] : [];
      }),
    // Anybody can invent a cookie, and each end makes listeners check every connection. So only known sessions end.
    remove: (tokenHash) => end(() => (table.find(tokenHash) ? [tokenHash] : [])),
    removeAllOf: async (userId, except) =>
      void (await end(() => table.tokensOf(userId).filter((tokenHash) => tokenHash !== except))),
    onEnd: ends.listen,
    close: () => {
      ends.close();
      return database.close();
    },
  };
};
