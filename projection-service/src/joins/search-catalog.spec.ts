import type { SearchAnswer } from "@naqsh/shared/search";
import { nextTurn } from "@naqsh/shared/platform/next-turn";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import type { SimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { eventually } from "@naqsh/shared/testing/eventually";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { idOfName, STORY_BEGINS } from "../testing/auction-story";
import { openReadSide } from "../testing/read-side";
import type { ReadSide } from "../testing/read-side";
import { viewsOfEachStore } from "../testing/shared-views";
import type { SharedViews } from "../testing/shared-views";
import { watchWorks } from "../testing/watched-works";
import type { WatchedWorks } from "../testing/watched-works";
import { approved, registered, submitted, workId } from "../testing/story-events";

const folders = temporaryFolder();
const silent = (): void => undefined;
const logger = { debug: silent, info: silent, warn: silent, error: silent };

type Shop = WatchedWorks & {
  readSide: ReadSide;
  clock: SimulatedClock;
  show: (title: string) => Promise<void>;
  titles: (query: string) => Promise<string[]>;
};

/** A shop of one artist, on a clock that stands still. */
const openedOver = async (views: SharedViews): Promise<Shop> => {
  const clock = createSimulatedClock(Date.parse(STORY_BEGINS));
  const store = watchWorks(await views.node({ clock, logger }));
  const readSide = await openReadSide(folders.fresh(), {}, { readModels: store.store, clock, timers: clock });
  await readSide.tell(`user-${idOfName("huda")}`, [registered("huda", "artist")]);
  // The first look at the views has ended by the second answer: each waits for its turn at one of both catalogues.
  for (const _ of ["marketplace", "search"]) await readSide.ask("/api/search/suggestions?query=dune");
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

describe.each(viewsOfEachStore("Specs of what is searched"))("What is searched, over $kind", ({ open }) => {
  const opened = async (): Promise<Shop> => {
    const views = open();
    const shop = await openedOver(views);
    let stopped: Promise<void> | null = null;
    const stop = (): Promise<void> => (stopped ??= shop.readSide.stop());
    onTestFinished(async () => {
      await stop();
      await views.close();
    });
    return { ...shop, readSide: { ...shop.readSide, stop } };
  };

  it("reads a work that comes while it is asked, and none of the others again", async () => {
    const { show, titles, changesRead, onceCounted } = await opened();
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
});
