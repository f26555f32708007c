import { mongoDatabases, mongoUrl } from "../../../testing/mongo-server";
import { describeKeyWitnesses } from "../../ports/key-witnesses.contract";
import { createMongoKeyWitnesses } from "./mongo-key-witnesses";
import { openMongo } from "./open-mongo";

const url = mongoUrl("What is known of keys");
if (url !== null) {
  const database = mongoDatabases(url).fresh();
  describeKeyWitnesses("MongoDB", () => createMongoKeyWitnesses(openMongo(url), database));
}
