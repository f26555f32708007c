import { join } from "node:path";
import { openLmdb } from "@naqsh/shared/platform/adapters/lmdb/lmdb-database";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { describe, expect, it } from "vitest";
import { paymentsContract } from "../../ports/payments.contract";
import type { PaymentsUnderTest } from "../../ports/payments.contract";
import { createSandboxPayments } from "./sandbox-payments";

const folder = temporaryFolder();

const open = async (path: string): Promise<PaymentsUnderTest> => {
  const database = openLmdb(path);
  return {
    payments: createSandboxPayments(database),
    methods: {
      succeeds: "sandbox-succeeds",
      declined: "sandbox-declined",
      needsConfirmation: "sandbox-needs-confirmation",
    },
    reopen: async () => {
      await database.close();
      return open(path);
    },
    close: () => database.close(),
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
});
