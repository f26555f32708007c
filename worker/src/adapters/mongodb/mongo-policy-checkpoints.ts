import type { Position } from "@naqsh/shared/kernel/position";
import { upserting } from "@naqsh/shared/platform/adapters/mongodb/open-mongo";
import type { MongoClient } from "mongodb";
import type { ParkedFailure, PolicyCheckpoints } from "../../ports/policy-checkpoints";

const HEARTBEAT = "worker";

/** Policy checkpoints in MongoDB; neither a position nor the heartbeat goes back. Takes over the client. */
export const createMongoPolicyCheckpoints = (client: MongoClient, database: string): PolicyCheckpoints => {
  const db = client.db(database);
  const positions = db.collection<{ _id: string; position: Position }>("policy-positions");
  const failures = db.collection<{ _id: string; failure: ParkedFailure }>("parked-failures");
  const heartbeats = db.collection<{ _id: string; atMs: number }>("heartbeats");
  const upsert = { upsert: true };

  return {
    find: async (policy) => (await positions.findOne({ _id: policy }))?.position ?? null,
    save: async (policy, position) => {
      await upserting(() => positions.updateOne({ _id: policy }, { $max: { position } }, upsert));
    },
    park: async (failure) => {
      await upserting(() => failures.replaceOne({ _id: failure.id }, { failure }, upsert));
    },
    parked: async () => {
      const kept = await failures.find().sort({ "failure.parkedAt": 1 }).toArray();
      return kept.map(({ failure }) => failure);
    },
    unpark: async (id) => void (await failures.deleteOne({ _id: id })),
    heartbeat: async () => (await heartbeats.findOne({ _id: HEARTBEAT }))?.atMs ?? null,
    beat: async (atMs) => {
      await upserting(() => heartbeats.updateOne({ _id: HEARTBEAT }, { $max: { atMs } }, upsert));
    },
    close: () => client.close(),
  };
};
