import { openMongo } from "@naqsh/shared/platform/adapters/mongodb/open-mongo";
import { mongoDatabases, mongoUrl } from "@naqsh/shared/testing/mongo-server";
import { expect, it } from "vitest";
import { describeSentLetters } from "../../ports/sent-letters.contract";
import { createMongoSentLetters } from "./mongo-sent-letters";

it("takes a server that is away for no free letter", async () => {
  const letters = createMongoSentLetters(openMongo("mongodb://127.0.0.1:1"), "worker");
  await expect(letters.claim("a", 1, 2)).rejects.toThrow("ECONNREFUSED");
  await letters.close();
});

const describeOnServer = (url: string): void => {
  const databases = mongoDatabases(url);

  describeSentLetters("MongoDB", async () => {
    const database = databases.fresh();
    let letters = createMongoSentLetters(openMongo(url), database);
    const reopen = async () => {
      await letters.close();
      letters = createMongoSentLetters(openMongo(url), database);
      return letters;
    };
    return { letters, reopen };
  });
};

const url = mongoUrl("Sent letters");
if (url !== null) describeOnServer(url);
