import { CONFIRMED_LEAP_MS } from "@naqsh/shared/operations";
import type { Position } from "@naqsh/shared/kernel/position";
import { HEARTBEAT_ID, heartbeatsIn, lastBeatIn } from "@naqsh/shared/platform/adapters/mongodb/mongo-heartbeat";
import { mongoTrouble } from "@naqsh/shared/platform/adapters/mongodb/mongo-trouble";
import { isDuplicateKey, upserting } from "@naqsh/shared/platform/adapters/mongodb/open-mongo";
import { mapRejections } from "@naqsh/shared/platform/map-rejections";
import { LeaseLost } from "@naqsh/shared/platform/ports/leases";
import type { MongoClient, UpdateFilter } from "mongodb";
import type { ParkedFailure, PolicyCheckpoints } from "../../ports/policy-checkpoints";

/** A place that is fenced before its policy is installed has no position yet. */
type Place = { _id: string; position?: Position; token?: number };

/** Policy checkpoints in MongoDB; a position does not go back, nor does the heartbeat within an hour. Takes over the client. */
export const createMongoPolicyCheckpoints = (client: MongoClient, database: string): PolicyCheckpoints => {
  const db = client.db(database);
  const positions = db.collection<Place>("policy-positions");
  const failures = db.collection<{ _id: string; failure: ParkedFailure }>("parked-failures");
  const upsert = { upsert: true };

  /** Gives where the policy is. A checkpoint with a larger token does not match, and inserting it again collides with its id. @throws LeaseLost */
  const change = async (policy: string, token: number, update: UpdateFilter<Place>): Promise<Position | null> => {
    const unlessFenced = { _id: policy, $or: [{ token: { $exists: false } }, { token: { $lte: token } }] };
    const options = { upsert: true, returnDocument: "after" } as const;
    try {
      const place = await upserting(() => positions.findOneAndUpdate(unlessFenced, update, options));
      return place?.position ?? null;
    } catch (error) {
      throw isDuplicateKey(error) ? new LeaseLost(policy) : error;
    }
  };

  return mapRejections<PolicyCheckpoints>(
    {
      find: async (policy) => (await positions.findOne({ _id: policy }))?.position ?? null,
      save: async (policy, position, token) => {
        if (token !== undefined) return void (await change(policy, token, { $max: { position }, $set: { token } }));
        await upserting(() => positions.updateOne({ _id: policy }, { $max: { position } }, upsert));
      },
      fence: (policy, token) => change(policy, token, { $set: { token } }),
      park: async (failure) => {
        await upserting(() => failures.replaceOne({ _id: failure.id }, { failure }, upsert));
      },
      parked: async () => {
        const kept = await failures.find().sort({ "failure.parkedAt": 1 }).toArray();
        return kept.map(({ failure }) => failure);
      },
      unpark: async (id) => void (await failures.deleteOne({ _id: id })),
      heartbeat: () => lastBeatIn(db),
      beat: async (atMs, boot = null) => {
        const isFarAhead = { _id: HEARTBEAT_ID, atMs: { $gt: atMs + CONFIRMED_LEAP_MS } };
        await heartbeatsIn(db).updateOne(isFarAhead, { $set: { atMs } });
        const beaten = { $max: { atMs }, $set: { boot, bootAtMs: atMs } };
        await upserting(() => heartbeatsIn(db).updateOne({ _id: HEARTBEAT_ID }, beaten, upsert));
      },
      bootOfBeat: async () => {
        const kept = await heartbeatsIn(db).findOne({ _id: HEARTBEAT_ID });
        return kept?.bootAtMs === kept?.atMs ? (kept?.boot ?? null) : null;
      },
      close: () => client.close(),
    },
    mongoTrouble,
  );
};
