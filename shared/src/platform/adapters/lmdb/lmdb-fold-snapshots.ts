import { KEPT_SNAPSHOTS } from "../../ports/fold-snapshots";
import type { FoldSnapshots } from "../../ports/fold-snapshots";
import { openLmdb, type LmdbDatabase } from "./lmdb-database";

const BEYOND = Number.MAX_SAFE_INTEGER;

/** Folds of long streams in an LMDB file (`….mdb`), made when missing. */
export const openLmdbFoldSnapshots = (path: string): FoldSnapshots => foldSnapshotsOver(openLmdb(path));

export const foldSnapshotsOver = (database: LmdbDatabase): FoldSnapshots => {
  const revisionsOf = (stream: string, before = BEYOND): number[] => {
    const keys = database.keys({ start: ["fold", stream, 0], end: ["fold", stream, before] });
    return keys.map((key) => (key as [string, string, number])[2]);
  };
  return {
    newest: async (stream, before) => {
      const revision = revisionsOf(stream, before).at(-1);
      if (revision === undefined) return null;
      const bytes = database.get<Uint8Array>(["fold", stream, revision]);
      return bytes === undefined ? null : { revision, bytes };
    },
    keep: async (stream, { revision, bytes }) =>
      database.transact((write) => {
        const kept = [...new Set([...revisionsOf(stream), revision])].toSorted((a, b) => a - b);
        for (const old of kept.slice(0, -KEPT_SNAPSHOTS)) write.remove(["fold", stream, old]);
        write.put(["fold", stream, revision], bytes);
      }),
    close: database.close,
  };
};
