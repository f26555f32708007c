import type { KeyWitness, KeyWitnesses } from "../../ports/key-witnesses";
import { openLmdb } from "./lmdb-database";

const KEY = ["keys"];

/** What is known of the keys, in the file of the worker's memory, made when missing. */
export const openLmdbKeyWitnesses = (path: string): KeyWitnesses => {
  const database = openLmdb(path);
  return {
    find: async () => database.getLatest<KeyWitness>(KEY) ?? null,
    note: (witness) =>
      database.transact(({ put }) => {
        const noted = database.get<KeyWitness>(KEY);
        const known = Math.max(witness.known, noted?.known ?? 0);
        const destroyed = Math.max(witness.destroyed, noted?.destroyed ?? 0);
        put(KEY, { ...witness, known, destroyed });
      }),
    close: database.close,
  };
};
