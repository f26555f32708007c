import { mongoTrouble } from "@naqsh/shared/platform/adapters/mongodb/mongo-trouble";
import { mapRejections } from "@naqsh/shared/platform/map-rejections";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import { ViewLost } from "@naqsh/shared/platform/ports/read-model-store";
import type { CollectionSpec, ReadModelStore, WritingPace } from "@naqsh/shared/platform/ports/read-model-store";
import type { MongoClient } from "mongodb";
import { CollectionNames, nameOf } from "./collection-names";
import { mongoCollection } from "./mongo-collection";
import type { Place } from "./mongo-collection";
import { StoredCollections } from "./stored-collections";

/** Every view at once, as they wait for the server more than they compute; what a batch changes more than once is written once. */
const PACE: WritingPace = { collections: 16, events: 512 };

/** Views in MongoDB. A rebuild takes over with one write, for every process. Takes over the client. */
export const createMongoReadModelStore = (
  client: MongoClient,
  database: string,
  { clock, logger }: { clock: Clock; logger: Logger },
): ReadModelStore => {
  const db = client.db(database);
  const stored = new StoredCollections(db);
  const names = new CollectionNames(db, { stored, clock, logger });

  const placeOf = async (spec: CollectionSpec): Promise<Place> => {
    const found = await names.find(spec);
    if (found === null) throw new ViewLost(nameOf(spec));
    return stored.placeOf(found);
  };

  return mapRejections<ReadModelStore>(
    {
      pace: PACE,
      collection: async (spec) => {
        const name = nameOf(spec);
        await names.open(spec);
        await names.dropRetired(name);
        const ports = { place: () => placeOf(spec), drop: () => names.drop(name), indexes: spec.indexes };
        return mapRejections(mongoCollection(ports), mongoTrouble);
      },
      collectionNames: () => names.all(),
      replace: (from, to, token = 0) => names.replace(from, to, token),
      fence: async (spec, token) => {
        const place = await names.open(spec);
        await names.fence(spec, token);
        // A new writer begins at the position anchored with the documents; followers read the same.
        await stored.resume(place);
      },
      advance: (places, position) => stored.advance(places, position),
      checkpoints: async (specs) => {
        const places = await Promise.all(specs.map((spec) => names.find(spec)));
        return stored.checkpointsOf(places);
      },
      flush: async () => undefined,
      close: () => client.close(),
    },
    mongoTrouble,
  );
};
