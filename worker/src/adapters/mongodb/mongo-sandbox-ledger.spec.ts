import { openMongo } from "@naqsh/shared/platform/adapters/mongodb/open-mongo";
import { mongoDatabases, mongoUrl } from "@naqsh/shared/testing/mongo-server";
import { describe, expect, it } from "vitest";
import { paymentsContract } from "../../ports/payments.contract";
import type { PaymentsUnderTest } from "../../ports/payments.contract";
import { describeSandboxLedger } from "../../ports/sandbox-ledger.contract";
import { heldInLedger } from "../../testing/held-in-ledger";
import { createSandboxPayments } from "../sandbox/sandbox-payments";
import { createMongoSandboxLedger } from "./mongo-sandbox-ledger";

it("takes a server that is away for no free key", async () => {
  const ledger = createMongoSandboxLedger(openMongo("mongodb://127.0.0.1:1"), "worker");
  await expect(ledger.findCharge("a")).rejects.toThrow("ECONNREFUSED");
  await ledger.close();
});

const describeOnServer = (url: string): void => {
  const databases = mongoDatabases(url);

  describeSandboxLedger("MongoDB", async () => {
    const database = databases.fresh();
    const open = async () => createMongoSandboxLedger(openMongo(url), database);
    return { ledger: await open(), another: open };
  });

  const open = async (database: string): Promise<PaymentsUnderTest> => {
    const ledger = createMongoSandboxLedger(openMongo(url), database);
    return {
      payments: createSandboxPayments(ledger, { takesCharges: true }),
      methods: {
        succeeds: "sandbox-succeeds",
        declined: "sandbox-declined",
        needsConfirmation: "sandbox-needs-confirmation",
      },
      held: heldInLedger(ledger),
      reopen: async () => {
        await ledger.close();
        return open(database);
      },
      close: ledger.close,
    };
  };
  describe("sandbox provider on MongoDB", () => paymentsContract(() => open(databases.fresh())));
};

const url = mongoUrl("The sandbox's ledger");
if (url !== null) describeOnServer(url);
