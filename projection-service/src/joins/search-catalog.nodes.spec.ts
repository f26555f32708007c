import type { ArtworkCard, ArtworkEvent } from "@naqsh/shared/artwork";
import { createMemoryLeases, leaseMemory } from "@naqsh/shared/platform/adapters/memory/memory-leases";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { systemIds } from "@naqsh/shared/platform/adapters/system/system-ids";
import type { SearchAnswer } from "@naqsh/shared/search";
import { eventually } from "@naqsh/shared/testing/eventually";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Artwork } from "../artwork/artwork-document";
import { projectionOfView } from "../projections";
import { idOfName, STORY_BEGINS } from "../testing/auction-story";
import { openReadSide } from "../testing/read-side";
import type { ReadSide } from "../testing/read-side";
import { viewsOfEachStore } from "../testing/shared-views";
import type { SharedViews } from "../testing/shared-views";
import { approved, detailsOf, registered, submitted, workId } from "../testing/story-events";
import { watchWorks } from "../testing/watched-works";

const folders = temporaryFolder();
const silent = (): void => undefined;
const logger = { debug: silent, info: silent, warn: silent, error: silent };

const ofDune = { artworkId: workId("dune"), artistId: idOfName("huda") };
const retitled = (title: string): ArtworkEvent => ({
  type: "ArtworkRevised",
  data: { ...ofDune, details: detailsOf(title), sentToReview: true },
});
const withdrawn: ArtworkEvent = { type: "ArtworkWithdrawn", data: { ...ofDune, wasPending: false } };

/** Two nodes of one shop over one store of views, on a clock that stands still; the first writes, the second follows. */
const openNodes = async (views: SharedViews) => {
  const clock = createSimulatedClock(Date.parse(STORY_BEGINS));
  const machine = { clock, timers: clock, logger, ids: systemIds };
  const memory = leaseMemory();
  const openNode = async (of: Partial<ReadSide["ports"]>) => {
    const leases = createMemoryLeases({ ...machine, memory });
    const watched = watchWorks(await views.node(machine));
    const readSide = await openReadSide(folders.fresh(), {}, { ...of, ...machine, leases, readModels: watched.store });
    const titles = async (query: string): Promise<string[]> => {
      const { body } = await readSide.ask(`/api/search?query=${query}`);
      return (body as SearchAnswer).artworks.map(({ title }) => title).toSorted();
    };
    const marketplace = async (): Promise<string[]> =>
      ((await readSide.ask("/api/artworks?category=painting")).body as ArtworkCard[])
        .map(({ title }) => title)
        .toSorted();
    return { ...watched, readSide, titles, marketplace };
  };
  /** While something is on its way, the clock goes on. */
  const whileTimePasses = async <Answer>(doing: Promise<Answer>): Promise<Answer> => {
    let isOver = false;
    const over = (): void => void (isOver = true);
    void doing.then(over, over);
    await eventually(async () => {
      await clock.advanceBy(100);
      expect(isOver).toBe(true);
    });
    return doing;
  };
  const one = await openNode({});
  const { store, keys, sessions, files } = one.readSide.ports;
  const two = await openNode({ store, keys, sessions, files });
  const settled = () => whileTimePasses(Promise.all([one, two].map(({ readSide }) => readSide.service.settled())));
  const tell = async (stream: string, ...events: Parameters<ReadSide["tell"]>[1]): Promise<string> => {
    const position = await one.readSide.tell(stream, events);
    await settled();
    return position;
  };
  onTestFinished(async () => {
    await whileTimePasses(two.readSide.stop());
    await whileTimePasses(one.readSide.stop());
    await views.close();
    expect([one.readSide.errors, two.readSide.errors]).toEqual([[], []]);
  });
  await tell(`user-${idOfName("huda")}`, registered("huda", "artist"));

  /** Until both have read in the background what the view holds: each for the marketplace and for the search. */
  const tellOfWork = async (title: string, ...events: ArtworkEvent[]): Promise<void> => {
    const position = await tell(`artwork-${workId(title)}`, ...events);
    await eventually(async () => {
      await clock.advanceBy(1_000);
      expect([one, two].map(({ readingsUpTo }) => readingsUpTo(position))).toEqual([2, 2]);
    });
  };
  /** What both find. */
  const answered = async (query: string): Promise<string[]> => {
    const [ofOne, ofTwo] = [await one.titles(query), await two.titles(query)];
    expect(ofTwo).toEqual(ofOne);
    return ofOne;
  };
  /** The same, without a word read for the question. */
  const found = async (query: string): Promise<string[]> => {
    const changesRead = () => [one.changesRead(), two.changesRead()];
    const before = changesRead();
    const titles = await answered(query);
    expect(changesRead()).toEqual(before);
    return titles;
  };
  const rebuild = (view: "artworks" | "people") => whileTimePasses(one.readSide.service.rebuild(view));
  return { one, two, tell, tellOfWork, answered, found, rebuild };
};

describe.each(viewsOfEachStore("Specs of nodes that search"))("Two nodes that search, over $kind", ({ open }) => {
  it("find what one of them wrote, by its words of now alone, until it is withdrawn", async () => {
    const { one, two, tellOfWork, found } = await openNodes(open());
    expect([one, two].map(({ readSide }) => readSide.service.writingToken() !== null)).toEqual([true, false]);
    await tellOfWork("dune", submitted("dune"), approved("dune"));
    await tellOfWork("amber", submitted("amber"), approved("amber"));
    expect([await found("dune"), await found("amber")]).toEqual([["dune"], ["amber"]]);
    await tellOfWork("dune", retitled("coral"));
    expect([await found("dune"), await found("coral")]).toEqual([[], []]);
    await tellOfWork("dune", approved("dune"));
    expect([await found("dune"), await found("coral")]).toEqual([[], ["coral"]]);
    await tellOfWork("dune", withdrawn);
    expect([await found("coral"), await found("amber")]).toEqual([[], ["amber"]]);
  });

  it("answer the same after a view was computed again, and find what comes after it", async () => {
    const { tellOfWork, answered, found, rebuild } = await openNodes(open());
    for (const title of ["dune", "amber", "mist"]) await tellOfWork(title, submitted(title), approved(title));
    await tellOfWork("dune", withdrawn);
    const ask = ["dune", "amber", "mist", "huda"];
    const before = await Promise.all(ask.map(found));
    expect(before).toEqual([[], ["amber"], ["mist"], ["amber", "mist"]]);
    expect(await rebuild("artworks")).toMatchObject({ differences: 0 });
    expect(await rebuild("people")).toMatchObject({ differences: 0 });
    expect(await Promise.all(ask.map(answered))).toEqual(before);
    await tellOfWork("palm", submitted("palm"), approved("palm"));
    expect([await found("palm"), await found("huda")]).toEqual([["palm"], ["amber", "mist", "palm"]]);
  });

  it("find what a view says that was wrong and was computed again", async () => {
    const { one, two, tell, tellOfWork, found, rebuild } = await openNodes(open());
    await tell(`artwork-${workId("dune")}`, submitted("dune"), approved("dune"));
    // The clock stands still meanwhile, so that nothing is read in the background before all of it is there.
    const at = await one.readSide.tell(`artwork-${workId("amber")}`, [submitted("amber")]);
    const works = await one.store.collection<Artwork>(projectionOfView.artworks);
    const dune = (await works.get(workId("dune")))!;
    const wrong = { ...dune, details: { ...dune.details, title: "coral" } };
    const nobodys = { ...dune, artworkId: workId("mist"), details: detailsOf("mist") };
    const position = at;
    await works.write(
      [
        { key: workId("dune"), document: wrong, position },
        { key: workId("mist"), document: nobodys, position },
      ],
      at,
    );
    await tellOfWork("amber", approved("amber"));
    expect([await found("coral"), await found("mist")]).toEqual([["coral"], ["mist"]]);
    expect(await rebuild("artworks")).toMatchObject({ differences: 2 });
    await tellOfWork("palm", submitted("palm"), approved("palm"));
    expect([await found("coral"), await found("mist"), await found("dune")]).toEqual([[], [], ["dune"]]);
    expect(await two.marketplace()).toEqual(await one.marketplace());
    expect(await one.marketplace()).toEqual(["amber", "dune", "palm"]);
  });
});
