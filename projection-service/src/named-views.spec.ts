import { allReads } from "@naqsh/shared/endpoints";
import type { Endpoint } from "@naqsh/shared/kernel/endpoint";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AuctionStory, idOfName } from "./testing/auction-story";
import { openReadSide } from "./testing/read-side";
import type { ReadSide } from "./testing/read-side";
import { workId } from "./testing/story-events";
import { wholeStory } from "./testing/whole-story";

const folders = temporaryFolder();
const auctionId = new AuctionStory("dune").auctionId;
const ASKERS = [null, "sara", "omar", "huda", "admin"] as const;

/** What the story tells of, by its place in a path. */
const SUBJECTS: readonly (readonly [RegExp, string])[] = [
  [/(artworks)\/:id\/documents\/:documentId/, `$1/${workId("mist")}/documents/${idOfName("certificate of mist")}`],
  [/(artworks)\/:id\/sales\/:orderId/, `$1/${workId("dune")}/sales/${idOfName("order dune")}`],
  [/(artworks)\/:id/, `$1/${workId("mist")}`],
  [/(checkout)\/:artworkId/, `$1/${workId("mist")}`],
  [/(auctions)\/:id/, `$1/${auctionId}`],
  [/(orders)\/:id/, `$1/${idOfName("order dune")}`],
  [/(artists)\/:id/, `$1/${idOfName("huda")}`],
  [/(users)\/:\w+/, `$1/${idOfName("sara")}`],
  [/(collections)\/:id/, `$1/${idOfName("collection")}`],
  [/(payout-batches)\/:id/, `$1/${idOfName("batch dune")}`],
  [/:exportId/, idOfName("copy")],
];

const QUERIES: Readonly<Record<string, string>> = {
  "/api/admin/as-of": `?stream=order-${idOfName("order dune")}`,
  "/api/admin/history/export": "?format=json",
  "/api/admin/subjects": "?q=huda",
  "/api/admin/transfers/lines": `?ids=${idOfName("line dune")}`,
  "/api/feed/news": `?after=work-${workId("palm")}`,
  "/api/follows/status": `?artistId=${idOfName("huda")}`,
  "/api/payouts/statement": "?month=2026-03",
  "/api/search": "?q=palm",
  "/api/search/alike": `?look=${"0a".repeat(108)}`,
  "/api/search/suggestions": "?q=pa",
  "/api/why": `?state=extended&subject=${auctionId}`,
};

/** The operators' desk answers it, and no query. */
const OF_THE_DESK = "/api/admin/operations";
const reads: readonly Endpoint[] = Object.values(allReads)
  .flatMap((ofModule) => Object.values<Endpoint>(ofModule))
  .filter(({ path }) => path !== OF_THE_DESK);

describe("A query", () => {
  let readSide: ReadSide;
  let anEvent = "";
  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
    for (const { stream, events } of wholeStory()) await readSide.tell(stream, events);
    anEvent = readSide.told()[0] ?? "";
  });
  afterAll(() => readSide.stop());

  const pathOf = ({ path }: Endpoint): string =>
    SUBJECTS.reduce((known, [place, subject]) => known.replace(place, subject), path)
      .replace(":eventId", anEvent)
      .replaceAll(/:\w+/g, idOfName("nothing")) + (QUERIES[path] ?? "");

  it("names every view that it reads, whoever asks it", async () => {
    const unnamed: string[] = [];
    for (const endpoint of reads) {
      for (const asker of ASKERS) {
        await readSide.ask(pathOf(endpoint), asker).catch((error: Error) => unnamed.push(error.message));
      }
    }
    expect(unnamed).toEqual([]);
    expect(reads.map(({ path }) => path).filter((path) => !readSide.readBy.has(path))).toEqual([]);
    expect(readSide.errors).toEqual([]);
  });
});
