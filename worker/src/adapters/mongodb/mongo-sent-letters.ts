import { mongoTrouble } from "@naqsh/shared/platform/adapters/mongodb/mongo-trouble";
import { isDuplicateKey, upserting } from "@naqsh/shared/platform/adapters/mongodb/open-mongo";
import { mapRejections } from "@naqsh/shared/platform/map-rejections";
import type { MongoClient } from "mongodb";
import type { SentLetters } from "../../ports/sent-letters";

type Kept = { _id: string; isSent: boolean; untilMs: number };

/** Sent letters in MongoDB. Takes over the client. */
export const createMongoSentLetters = (client: MongoClient, database: string): SentLetters => {
  const letters = client.db(database).collection<Kept>("sent-letters");
  const upsert = { upsert: true };

  return mapRejections<SentLetters>(
    {
      claim: async (key, nowMs, untilMs) => {
        const free = { _id: key, isSent: false, untilMs: { $lte: nowMs } };
        try {
          await letters.updateOne(free, { $set: { untilMs } }, upsert);
          return "claimed";
        } catch (error) {
          // The letter is there and not free: the upsert met its id.
          if (!isDuplicateKey(error)) throw error;
          return (await letters.findOne({ _id: key }))?.isSent ? "sent" : "claimed elsewhere";
        }
      },
      sent: async (key) => {
        await upserting(() => letters.updateOne({ _id: key }, { $set: { isSent: true, untilMs: 0 } }, upsert));
      },
      release: async (key) => void (await letters.deleteOne({ _id: key, isSent: false })),
      close: () => client.close(),
    },
    mongoTrouble,
  );
};
