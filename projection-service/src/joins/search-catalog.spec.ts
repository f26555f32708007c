import type { SearchAnswer } from "@naqsh/shared/search";
import type { ReadModelStore } from "@naqsh/shared/platform/ports/read-model-store";
import { nextTurn } from "@naqsh/shared/platform/next-turn";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import type { SimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { eventually } from "@naqsh/shared/testing/eventually";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it, onTestFinished, vi } from "vitest";
import { createEmbeddedReadModelStore } from "../adapters/embedded/embedded-read-model-store";
import { idOfName, STORY_BEGINS } from "../testing/auction-story";
import { openReadSide } from "../testing/read-side";
import type { ReadSide } from "../testing/read-side";
import { approved, registered, submitted, workId } from "../testing/story-events";

const folders = temporaryFolder();
const silent = (): void => undefined;
const logger = { debug: silent, info: silent, warn: silent, error: silent };

type Act = () => Promise<unknown>;
type Watched = {
  store: ReadModelStore;
  changesRead: () => number;
  onceCounted: (act: Act) => void;
  /** Does something once so many more readings have met a change. */
  amidReading: (readings: number, act: Act) => void;
};

/** A store that tells how many changes of works were read, and does something between them or before they are counted. */
const watched = async (): Promise<Watched> => {
  const own = await createEmbeddedReadModelStore({ folder: folders.fresh(), logger });
  let changes = 0;
  let meanwhile: Act | null = null;
  let amid: { readings: number; act: Act } | null = null;
  const met = async (): Promise<void> => {
    if (amid === null || (amid.readings -= 1) > 0) return;
    const { act } = amid;
    amid = null;
    await act();
  };
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
          let isFirst = true;
          for await (const change of changedAfter(...asked)) {
            changes += 1;
            if (isFirst) await met();
            isFirst = false;
            yield change;
          }
        },
      };
    },
  };
  return {
    store,
    changesRead: () => changes,
    onceCounted: (act) => void (meanwhile = act),
    amidReading: (readings, act) => void (amid = { readings, act }),
  };
};

type Shop = Watched & {
  readSide: ReadSide;
  clock: SimulatedClock;
  show: (title: string) => Promise<void>;
  titles: (query: string) => Promise<string[]>;
};

/** A shop of one artist, on a clock that stands still. */
const opened = async (): Promise<Shop> => {
  const store = await watched();
  const clock = createSimulatedClock(Date.parse(STORY_BEGINS));
  const readSide = await openReadSide(folders.fresh(), {}, { readModels: store.store, clock, timers: clock });
  await readSide.tell(`user-${idOfName("huda")}`, [registered("huda", "artist")]);
  return {
    ...store,
    readSide,
    clock,
    show: async (title) => {
      await readSide.tell(`artwork-${workId(title)}`, [submitted(title), approved(title)]);
      await readSide.service.settled();
    },
    titles: async (query) => {
      const { body } = await readSide.ask(`/api/search?query=${query}`);
      return (body as SearchAnswer).artworks.map(({ title }) => title);
    },
  };
};

/** Lets seconds pass until this many changes have been read in the background. */
const untilRead = ({ clock, changesRead }: Shop, changes: number): Promise<void> =>
  eventually(async () => {
    await clock.advanceBy(1_000);
    expect(changesRead()).toBe(changes);
  });

it("reads a work that comes while it is asked, and none of the others again", async () => {
  const { readSide, show, titles, changesRead, onceCounted } = await opened();
  onTestFinished(() => readSide.stop());
  for (const title of ["dune", "palm", "mist"]) await show(title);
  expect(await titles("palm")).toEqual(["palm"]);
  await show("coral");
  const before = changesRead();
  onceCounted(() => show("amber"));
  expect(await titles("amber")).toEqual(["amber"]);
  // Two works, each read for the search and for the marketplace.
  expect(changesRead() - before).toBe(4);
});

it("reads what has changed while nobody asks, so that a question finds nothing left to read", async () => {
  const shop = await opened();
  onTestFinished(() => shop.readSide.stop());
  for (const title of ["dune", "palm", "mist"]) await shop.show(title);
  await untilRead(shop, 6);
  expect(await shop.titles("palm")).toEqual(["palm"]);
  expect(shop.changesRead()).toBe(6);
  await shop.show("coral");
  await untilRead(shop, 8);
  expect(await shop.titles("coral")).toEqual(["coral"]);
  expect(shop.changesRead()).toBe(8);
});

it("answers with what came while it was reading in the background", async () => {
  const shop = await opened();
  onTestFinished(() => shop.readSide.stop());
  await shop.show("dune");
  await untilRead(shop, 2);
  await shop.show("palm");
  const asked: Promise<string[]>[] = [];
  // The first reading is the marketplace's.
  shop.amidReading(2, async () => {
    await shop.show("amber");
    asked.push(shop.titles("amber"));
    await eventually(() => expect(shop.readSide.readBy.has("/api/search")).toBe(true));
    for (let turn = 0; turn < 10; turn += 1) await nextTurn();
  });
  await eventually(async () => {
    await shop.clock.advanceBy(1_000);
    expect(asked).toHaveLength(1);
  });
  expect(await asked[0]).toEqual(["amber"]);
});

it("stops amid a reading, and leaves no timer", async () => {
  const shop = await opened();
  for (const title of ["dune", "palm", "mist"]) await shop.show(title);
  const stopped: Promise<void>[] = [];
  shop.amidReading(1, async () => void stopped.push(shop.readSide.stop()));
  await eventually(async () => {
    await shop.clock.advanceBy(1_000);
    expect(stopped).toHaveLength(1);
  });
  await stopped[0];
  expect([shop.changesRead(), shop.clock.nextDue()]).toEqual([1, null]);
});

it("reads nothing in the background while a view is computed again, and again while that waits for a word", async () => {
  const shop = await opened();
  const { readSide, clock, show, changesRead } = shop;
  onTestFinished(() => readSide.stop());
  await show("dune");
  await untilRead(shop, 2);
  const { store } = readSide.ports;
  const readAll = store.readAll.bind(store);
  let readMeanwhile = -1;
  vi.spyOn(store, "readAll").mockImplementationOnce(async function* (options) {
    const before = changesRead();
    await show("amber");
    for (let second = 0; second < 3; second += 1) {
      await clock.advanceBy(1_000);
      for (let turn = 0; turn < 10; turn += 1) await nextTurn();
    }
    readMeanwhile = changesRead() - before;
    yield* readAll(options);
  });
  await readSide.service.rebuild("artworks", {
    accepts: async () => {
      const before = changesRead();
      await show("coral");
      await eventually(async () => {
        await clock.advanceBy(1_000);
        expect(changesRead()).toBeGreaterThan(before);
      });
      return true;
    },
  });
  expect(readMeanwhile).toBe(0);
  expect(await shop.titles("amber")).toEqual(["amber"]);
  expect(await shop.titles("coral")).toEqual(["coral"]);
});
