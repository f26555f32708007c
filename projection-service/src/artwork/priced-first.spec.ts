import type { ReadModelStore } from "@naqsh/shared/platform/ports/read-model-store";
import { openMongo } from "@naqsh/shared/platform/adapters/mongodb/open-mongo";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { mongoDatabases, mongoUrl } from "@naqsh/shared/testing/mongo-server";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { describe, expect, it, onTestFinished } from "vitest";
import { createEmbeddedReadModelStore } from "../adapters/embedded/embedded-read-model-store";
import { createMongoReadModelStore } from "../adapters/mongodb/mongo-read-model-store";
import { pricedFirst } from "./priced-first";

const silent = (): void => undefined;
const logger = { debug: silent, info: silent, warn: silent, error: silent };
const folders = temporaryFolder();

type Work = { shelves: string[]; listedPrice: number | null; sold: boolean };
const spec = { name: "works", version: 1, indexes: { byPrice: ["shelves", "listedPrice"] } };
const PRICES: Record<string, number | null> = { a: null, b: 300, c: 0, d: null, e: 200, f: null, g: 100 };
const CHEAPEST_FIRST = ["c", "g", "e", "b", "a", "d", "f"];

const describeOver = (store: string, open: () => Promise<ReadModelStore>): void => {
  /** Keys of all pages of so many. */
  const keysBy = async (limit: number, filter?: object): Promise<string[]> => {
    const models = await open();
    onTestFinished(() => models.close());
    const works = await models.collection<Work>(spec);
    const position = String(1).padStart(20, "0");
    const writes = Object.entries(PRICES).map(([key, listedPrice]) => {
      return { key, position, document: { shelves: ["all", `of/${key}`], listedPrice, sold: key === "e" } };
    });
    await works.write(writes, position);
    const keys: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof works.find>> = await pricedFirst(works, {
        index: "byPrice",
        equals: ["all"],
        limit,
        ...(cursor !== null && { cursor }),
        ...(filter && { filter: { ...filter } }),
      });
      // A page that leads to another is full, and none is empty.
      expect(page.documents.length).toBe(page.next === null ? Math.max(1, page.documents.length) : limit);
      keys.push(...page.documents.map(({ key }) => key));
      cursor = page.next;
    } while (cursor !== null);
    return keys;
  };

  describe(`The cheapest first, in ${store}`, () => {
    it.each([1, 2, 3, 4, 5, 7, 20])("has what has no price at its end, in pages of %i", async (limit) => {
      expect(await keysBy(limit)).toEqual(CHEAPEST_FIRST);
    });

    it.each([2, 3, 4])("is what a filter leaves of it, in pages of %i", async (limit) => {
      expect(await keysBy(limit, { sold: false })).toEqual(CHEAPEST_FIRST.filter((key) => key !== "e"));
      expect(await keysBy(limit, { listedPrice: { $gte: 100 } })).toEqual(["g", "e", "b"]);
    });
  });
};

describeOver("the embedded store", () => createEmbeddedReadModelStore({ folder: folders.fresh(), logger }));

const url = mongoUrl("The order of prices");
if (url !== null) {
  const databases = mongoDatabases(url);
  describeOver("MongoDB", async () =>
    createMongoReadModelStore(openMongo(url), databases.fresh(), { clock: createSimulatedClock(0), logger }),
  );
}
