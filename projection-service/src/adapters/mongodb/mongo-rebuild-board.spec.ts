import { openMongo } from "@naqsh/shared/platform/adapters/mongodb/open-mongo";
import { mongoDatabases, mongoUrl } from "@naqsh/shared/testing/mongo-server";
import { onTestFinished } from "vitest";
import { describeRebuildBoard } from "../../ports/rebuild-board.contract";
import { createMemoryRebuildBoard } from "../../testing/memory-rebuild-board";
import { createMongoRebuildBoard } from "./mongo-rebuild-board";

describeRebuildBoard("memory", async () => createMemoryRebuildBoard());

const url = mongoUrl("The board of rebuilds");
if (url !== null) {
  const databases = mongoDatabases(url);
  describeRebuildBoard("MongoDB", async () => {
    const client = openMongo(url);
    onTestFinished(() => client.close());
    return createMongoRebuildBoard(client, databases.fresh());
  });
}
