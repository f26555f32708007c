import { openLmdb } from "@naqsh/shared/platform/adapters/lmdb/lmdb-database";
import type { SentLetters } from "../../ports/sent-letters";

type Kept = { sent: true } | { untilMs: number };

/** Sent letters in an LMDB file (`….mdb`), made when missing. */
export const openLmdbSentLetters = (path: string): SentLetters => {
  const database = openLmdb(path);
  const kept = (key: string): Kept | undefined => database.get<Kept>(["letter", key]);

  return {
    claim: (key, nowMs, untilMs) =>
      database.transact(({ put }) => {
        const earlier = kept(key);
        if (earlier && "sent" in earlier) return "sent";
        if (earlier && earlier.untilMs > nowMs) return "claimed elsewhere";
        put(["letter", key], { untilMs });
        return "claimed";
      }),
    sent: (key) => database.transact(({ put }) => put(["letter", key], { sent: true })),
    release: (key) =>
      database.transact(({ remove }) => {
        const earlier = kept(key);
        if (earlier && !("sent" in earlier)) remove(["letter", key]);
      }),
    close: database.close,
  };
};
