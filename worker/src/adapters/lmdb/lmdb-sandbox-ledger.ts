import { openLmdb } from "@naqsh/shared/platform/adapters/lmdb/lmdb-database";
import type { LmdbDatabase } from "@naqsh/shared/platform/adapters/lmdb/lmdb-database";
import type { Refund } from "../../ports/payments";
import type { KeptCharge, SandboxLedger } from "../../ports/sandbox-ledger";

const all = (shelf: string) => ({ start: [shelf, ""], end: [shelf, "\uffff"] });

/** The sandbox's ledger in an LMDB file (`….mdb`), made when missing. */
export const openLmdbSandboxLedger = (path: string): SandboxLedger => sandboxLedgerOver(openLmdb(path));

export const sandboxLedgerOver = (database: LmdbDatabase): SandboxLedger => {
  const charge = (key: string): KeptCharge | null => database.get<KeptCharge>(["charge", key]) ?? null;

  const entries = async function* <Entry>(shelf: string): AsyncIterable<Entry> {
    for (const { value } of database.range<Entry>(all(shelf))) yield value;
  };

  return {
    keepCharge: (kept) =>
      database.transact(({ put }) => {
        const key = kept.charge.idempotencyKey;
        const earlier = charge(key);
        if (earlier === null) put(["charge", key], kept);
        return earlier ?? kept;
      }),
    // Another worker may have charged or settled it within this turn of the event loop.
    findCharge: async (key) => database.getLatest<KeptCharge>(["charge", key]) ?? null,
    settleCharge: (key, outcome) =>
      database.transact(({ put }) => {
        const earlier = charge(key);
        if (earlier !== null) put(["charge", key], { ...earlier, outcome });
      }),
    keepRefund: (refund) =>
      database.transact(({ put }) => {
        const key = ["refund", refund.idempotencyKey];
        if (database.get(key) === undefined) put(key, refund);
      }),
    charges: () => entries<KeptCharge>("charge"),
    refunds: () => entries<Refund>("refund"),
    close: database.close,
  };
};
