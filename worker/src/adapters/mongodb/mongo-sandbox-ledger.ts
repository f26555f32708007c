import { mongoTrouble } from "@naqsh/shared/platform/adapters/mongodb/mongo-trouble";
import { upserting } from "@naqsh/shared/platform/adapters/mongodb/open-mongo";
import { mapRejections } from "@naqsh/shared/platform/map-rejections";
import type { MongoClient } from "mongodb";
import type { Refund } from "../../ports/payments";
import type { KeptCharge, SandboxLedger } from "../../ports/sandbox-ledger";

/** The sandbox's ledger in MongoDB. Takes over the client. */
export const createMongoSandboxLedger = (client: MongoClient, database: string): SandboxLedger => {
  const db = client.db(database);
  const charges = db.collection<KeptCharge & { _id: string }>("sandbox-charges");
  const refunds = db.collection<{ _id: string; refund: Refund }>("sandbox-refunds");

  const found = async (key: string): Promise<KeptCharge | null> => {
    const kept = await charges.findOne({ _id: key });
    return kept && { charge: kept.charge, outcome: kept.outcome };
  };

  return mapRejections<SandboxLedger>(
    {
      keepCharge: async (kept) => {
        const key = kept.charge.idempotencyKey;
        await upserting(() => charges.updateOne({ _id: key }, { $setOnInsert: kept }, { upsert: true }));
        return (await found(key)) ?? kept;
      },
      findCharge: found,
      settleCharge: async (key, outcome) => void (await charges.updateOne({ _id: key }, { $set: { outcome } })),
      keepRefund: async (refund) => {
        const first = { $setOnInsert: { refund } };
        await upserting(() => refunds.updateOne({ _id: refund.idempotencyKey }, first, { upsert: true }));
      },
      charges: async function* () {
        for await (const { charge, outcome } of charges.find()) yield { charge, outcome };
      },
      refunds: async function* () {
        for await (const { refund } of refunds.find()) yield refund;
      },
      close: () => client.close(),
    },
    mongoTrouble,
  );
};
