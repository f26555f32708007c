import type { SearchAnswer } from "@naqsh/shared/search";
import type { ReadModelStore } from "@naqsh/shared/platform/ports/read-model-store";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it, onTestFinished } from "vitest";
import { createEmbeddedReadModelStore } from "../adapters/embedded/embedded-read-model-store";
import { idOfName } from "../testing/auction-story";
import { openReadSide } from "../testing/read-side";
import { approved, registered, submitted, workId } from "../testing/story-events";

const folders = temporaryFolder();
const silent = (): void => undefined;
const logger = { debug: silent, info: silent, warn: silent, error: silent };

type Watched = { store: ReadModelStore; changesRead: () => number; onceCounted: (act: () => Promise<unknown>) => void };

/** A store that tells how many changes of works were read, and does something between them and their count. */
const watched = async (): Promise<Watched> => {
  const own = await createEmbeddedReadModelStore({ folder: folders.fresh(), logger });
  let changes = 0;
  let meanwhile: (() => Promise<unknown>) | null = null;
  const store: ReadModelStore = {
    ...own,
    collection: async <Document extends object>(spec: Parameters<ReadModelStore["collection"]>[0]) => {
      const collection = await own.collection<Document>(spec);
      if (spec.name !== "artworks") return collection;
      const { count, changedAfter } = collection;
      return {
        ...collection,
        count: async (...asked: Parameters<typeof count>) => {
          const act = meanwhile;
          meanwhile = null;
          await act?.();
          return count(...asked);
        },
        changedAfter: async function* (...asked: Parameters<typeof changedAfter>) {
          for await (const change of changedAfter(...asked)) {
            changes += 1;
            yield change;
          }
        },
      };
    },
  };
  return { store, changesRead: () => changes, onceCounted: (act) => void (meanwhile = act) };
};

it("reads a work that comes while it is asked, and none of the others again", async () => {
  const { store, changesRead, onceCounted } = await watched();
  const readSide = await openReadSide(folders.fresh(), {}, { readModels: store });
  onTestFinished(() => readSide.stop());
  const show = async (title: string): Promise<void> => {
    await readSide.tell(`artwork-${workId(title)}`, [submitted(title), approved(title)]);
    await readSide.service.settled();
  };
  const titles = async (query: string): Promise<string[]> => {
    const { body } = await readSide.ask(`/api/search?query=${query}`);
    return (body as SearchAnswer).artworks.map(({ title }) => title);
  };
  await readSide.tell(`user-${idOfName("huda")}`, [registered("huda", "artist")]);
  for (const title of ["dune", "palm", "mist"]) await show(title);
  expect(await titles("palm")).toEqual(["palm"]);
  await show("coral");
  const before = changesRead();
  onceCounted(() => show("amber"));
  expect(await titles("amber")).toEqual(["amber"]);
  // Two works, each read for the search and for the marketplace.
  expect(changesRead() - before).toBe(4);
});
