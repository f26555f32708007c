import { isDuplicateKey } from "@naqsh/shared/platform/adapters/mongodb/open-mongo";
import { mongoTrouble } from "@naqsh/shared/platform/adapters/mongodb/mongo-trouble";
import { mapRejections } from "@naqsh/shared/platform/map-rejections";
import type { MongoClient } from "mongodb";
import { freshTask } from "../../ports/rebuild-task";
import type { AskedRebuild, RebuildBoard } from "../../ports/rebuild-board";

type Kept = Omit<AskedRebuild, "view"> & { _id: string; token: number };

const OVER = { "task.state": { $nin: ["running", "compared"] } };

/** The board in the database of the shared views. Without that database no rebuild is needed. The caller closes the client. */
export const createMongoRebuildBoard = (client: MongoClient, database: string): RebuildBoard => {
  const board = client.db(database).collection<Kept>("rebuilds");

  return mapRejections<RebuildBoard>(
    {
      all: async () => {
        const kept = await board.find().toArray();
        return kept.map(({ _id, id, task, word }) => ({ view: _id, id, task, word }));
      },
      ask: async (view, kind, id) => {
        const fresh = { id, task: freshTask(kind), word: null, token: 0 };
        try {
          // An open one is not met, and making it anew meets its id.
          await board.updateOne({ _id: view, ...OVER }, { $set: fresh }, { upsert: true });
          return true;
        } catch (error) {
          if (!isDuplicateKey(error)) throw error;
          return false;
        }
      },
      decide: async (view, accepts) => {
        const waiting = { _id: view, "task.state": "compared", word: null } as const;
        return (await board.updateOne(waiting, { $set: { word: accepts } })).modifiedCount === 1;
      },
      tell: async ({ view, id, task }, token) => {
        const own = { _id: view, id, token: { $lte: token } };
        const change = task.state === "running" ? { task, token, word: null } : { task, token };
        await board.updateOne(own, { $set: change });
      },
    },
    mongoTrouble,
  );
};
