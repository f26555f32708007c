import type { SecurityKind } from "../../../operations";
import { MOST_OF_A_KIND } from "../../ports/security-log";
import type { SecurityEntry, SecurityLog } from "../../ports/security-log";
import { counted, newestOf, placeOf, type ReadWindows } from "../../security-entry";
import { openLmdb } from "./lmdb-database";
import type { LmdbDatabase, LmdbKey } from "./lmdb-database";

/** Ranges are read forward alone: what is to come first is kept under what is left of time. */
const LAST_MS = Number.MAX_SAFE_INTEGER;

type Oldest = { key: LmdbKey; value: LmdbKey };

/** A security log in an LMDB file (`….mdb`), made when missing. */
export const openLmdbSecurityLog = (path: string): SecurityLog => securityLogOver(openLmdb(path, { durable: false }));

const securityLogOver = (database: LmdbDatabase): SecurityLog => {
  const readWindows: ReadWindows = async (kind, newestWindowMs, most) =>
    database
      .range<SecurityEntry>({
        start: ["entry", kind, LAST_MS - newestWindowMs],
        end: ["entry", kind, LAST_MS],
        limit: most,
      })
      .map(({ value }) => value);

  const oldestOf = (kind: SecurityKind): Oldest | undefined =>
    database.range<LmdbKey>({ start: ["age", kind, 0], end: ["age", kind, LAST_MS], limit: 1 })[0];

  return {
    note: (facts, atMs) =>
      database.transact((write) => {
        const { kind } = facts;
        const { windowMs, id } = placeOf(facts, atMs);
        const key = ["entry", kind, LAST_MS - windowMs, id];
        const before = database.get<SecurityEntry>(key) ?? null;
        write.put(key, counted(before, facts, { id, atMs }));
        if (before !== null) return;
        write.put(["age", kind, windowMs, id], key);
        const size = (database.get<number>(["size", kind]) ?? 0) + 1;
        const oldest = size > MOST_OF_A_KIND ? oldestOf(kind) : undefined;
        if (oldest) {
          write.remove(oldest.value);
          write.remove(oldest.key);
        }
        write.put(["size", kind], oldest ? size - 1 : size);
      }),
    newest: (most, question = {}) => newestOf(most, question, readWindows),
    close: database.close,
  };
};
