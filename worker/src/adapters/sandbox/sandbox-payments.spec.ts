import { join } from "node:path";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { describe, expect, it } from "vitest";
import { paymentsContract } from "../../ports/payments.contract";
import type { PaymentsUnderTest } from "../../ports/payments.contract";
import { heldInLedger } from "../../testing/held-in-ledger";
import { openLmdbSandboxLedger } from "../lmdb/lmdb-sandbox-ledger";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { createSandboxPayments } from "./sandbox-payments";

const folder = temporaryFolder();

const open = async (path: string, takesCharges = true): Promise<PaymentsUnderTest> => {
  const ledger = openLmdbSandboxLedger(path);
  return {
    payments: createSandboxPayments(ledger, { takesCharges }),
    methods: {
      succeeds: "sandbox-succeeds",
      declined: "sandbox-declined",
      needsConfirmation: "sandbox-needs-confirmation",
    },
    held: heldInLedger(ledger),
    reopen: async () => {
      await ledger.close();
      return open(path);
    },
    close: ledger.close,
  };
};

paymentsContract(() => open(join(folder.fresh(), "payments.mdb")));

describe("sandbox provider", () => {
  it("says in each of its references that it is one", async () => {
    const { payments, methods, close } = await open(join(folder.fresh(), "payments.mdb"));
    const charge = { idempotencyKey: "k", orderId: "o", amount: 100, method: methods.succeeds };
    expect(await payments.charge(charge)).toMatchObject({ reference: expect.stringMatching(/^sandbox-/) });
    await close();
  });

  it("answers a late card only when it is asked again, and takes its money once", async () => {
    const { payments, held, close } = await open(join(folder.fresh(), "payments.mdb"));
    const charge = { idempotencyKey: "k", orderId: "o", amount: 100, method: "sandbox-late" };
    await expect(payments.charge(charge)).rejects.toBeInstanceOf(Unavailable);
    const answered = await payments.charge(charge);
    expect(answered).toMatchObject({ status: "succeeded", kind: "sandbox" });
    expect(await payments.charge(charge)).toEqual(answered);
    expect(await held("k")).toBe(100);
    await close();
  });

  it("takes no new charge in a shop that is no demo, and gives the same answer to what it took before", async () => {
    const path = join(folder.fresh(), "payments.mdb");
    const before = await open(path);
    const charge = { idempotencyKey: "k", orderId: "o", amount: 100, method: before.methods.succeeds };
    const first = await before.payments.charge(charge);
    await before.close();

    const { payments, close } = await open(path, false);
    expect(await payments.charge(charge)).toEqual(first);
    const another = await payments.charge({ ...charge, idempotencyKey: "another" });
    expect(another).toEqual({ status: "failed", reason: "payments_not_taken" });
    await close();
  });
});
