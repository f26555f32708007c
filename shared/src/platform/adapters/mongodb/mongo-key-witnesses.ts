import type { MongoClient } from "mongodb";
import { mapRejections } from "../../map-rejections";
import type { KeyWitness, KeyWitnesses } from "../../ports/key-witnesses";
import { mongoTrouble } from "./mongo-trouble";
import { upserting } from "./open-mongo";

/** What is known of the keys, in the worker's database, which is backed up apart from them. Takes over the client. */
export const createMongoKeyWitnesses = (client: MongoClient, database: string): KeyWitnesses => {
  const witnesses = client.db(database).collection<KeyWitness & { _id: string }>("witnesses");
  const asked = { _id: "keys" };
  return mapRejections<KeyWitnesses>(
    {
      find: async () => {
        const noted = await witnesses.findOne(asked);
        return noted && { fingerprint: noted.fingerprint, known: noted.known, destroyed: noted.destroyed };
      },
      note: async ({ fingerprint, known, destroyed }) => {
        const noted = { $set: { fingerprint }, $max: { known, destroyed } };
        await upserting(() => witnesses.updateOne(asked, noted, { upsert: true }));
      },
      close: () => client.close(),
    },
    mongoTrouble,
  );
};
