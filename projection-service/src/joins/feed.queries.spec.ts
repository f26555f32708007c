import type { FeedEntry, FeedNews } from "@naqsh/shared/artist";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AuctionStory, idOfName } from "../testing/auction-story";
import { approved, registered, submitted, rejected, workId } from "../testing/story-events";
import { openReadSide, type ReadSide } from "../testing/read-side";

const folders = temporaryFolder();

describe("A feed", () => {
  let readSide: ReadSide;
  const publish = (title: string, artist: string) =>
    readSide.tell(`artwork-${workId(title)}`, [submitted(title, { artist }), approved(title, artist)]);
  const follow = (type: "ArtistFollowed" | "ArtistUnfollowed", ...artists: string[]) =>
    readSide.tell(
      `collector-${idOfName("sara")}`,
      artists.map((name) => ({ type, data: { collectorId: idOfName("sara"), artistId: idOfName(name) } })),
    );
  const ask = async (address: string) => {
    const { body, headers, status } = await readSide.ask(address, "sara");
    const next = /<([^>]+)>; rel="next"/.exec(headers.get("link") ?? "")?.[1] ?? null;
    return { entries: body as FeedEntry[], next, status };
  };
  const titles = (entries: FeedEntry[]) => entries.map(({ kind, artwork }) => `${kind} ${artwork.title}`);
  const news = async (after: string) => (await readSide.ask(`/api/feed/news?after=${after}`, "sara")).body as FeedNews;

  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
    for (const name of ["huda", "reem", "lina"])
      await readSide.tell(`user-${idOfName(name)}`, [registered(name, "artist")]);
    await readSide.tell(`user-${idOfName("sara")}`, [registered("sara")]);
    await publish("dune", "huda");
    await publish("mist", "reem");
    await publish("fog", "lina");
  });
  afterAll(() => readSide.stop());

  it("is empty for who follows nobody, and asks a visitor in", async () => {
    expect((await ask("/api/feed")).entries).toEqual([]);
    expect((await readSide.ask("/api/feed")).status).toBe(401);
  });

  it("shows what the followed published, newest first, from before they were followed too", async () => {
    await follow("ArtistFollowed", "huda", "reem");
    expect(titles((await ask("/api/feed")).entries)).toEqual(["work mist", "work dune"]);
  });

  it("goes on without doubles or gaps while new entries come, which it counts", async () => {
    const first = await ask("/api/feed?limit=1");
    await publish("palm", "huda");
    await publish("haze", "lina");
    const second = await ask(first.next!);
    expect(titles([...first.entries, ...second.entries])).toEqual(["work mist", "work dune"]);
    expect(await news(first.entries[0]!.id)).toEqual({ count: 1, isMore: false });
    expect(titles((await ask("/api/feed")).entries)).toEqual(["work palm", "work mist", "work dune"]);
  });

  it("tells of auctions and sales, and forgets an auction that was cancelled", async () => {
    const story = new AuctionStory("dune");
    await readSide.tell(`auction-${story.auctionId}`, [story.scheduled()]);
    const of = { artworkId: workId("mist"), artistId: idOfName("reem"), buyerId: idOfName("sara") };
    const sold = { ...of, orderId: idOfName("order"), auctionId: null, amount: 1 };
    await readSide.tell(`artwork-${workId("mist")}`, [{ type: "ArtworkSold", data: sold }]);
    expect(titles((await ask("/api/feed?limit=2")).entries)).toEqual(["sale mist", "auction dune"]);
    const below = await ask(`/api/feed?limit=1&cursor=auction-${story.auctionId}`);
    const cancelled = {
      auctionId: story.auctionId,
      artworkId: workId("dune"),
      artistId: idOfName("huda"),
      by: "artist",
    };
    await readSide.tell(`auction-${story.auctionId}`, [{ type: "AuctionCancelled", data: cancelled }]);
    expect(titles((await ask("/api/feed?limit=2")).entries)).toEqual(["sale mist"]);
    // Whoever reads on from where it stood goes on there.
    expect(await ask(`/api/feed?limit=1&cursor=auction-${story.auctionId}`)).toEqual(below);
  });

  it("forgets a sale that fell, and tells of the next sale of the same work", async () => {
    const of = { artworkId: workId("mist"), artistId: idOfName("reem") };
    const sold = (order: string) => ({
      type: "ArtworkSold",
      data: { ...of, buyerId: idOfName("sara"), orderId: idOfName(order), auctionId: null, amount: 1 },
    });
    const back = { type: "SoldArtworkReturned", data: { ...of, orderId: idOfName("order") } };
    await readSide.tell(`artwork-${of.artworkId}`, [back]);
    const works = ["work palm", "work mist", "work dune"];
    expect(titles((await ask("/api/feed")).entries)).toEqual(works);
    await readSide.tell(`artwork-${of.artworkId}`, [sold("second order")]);
    expect(titles((await ask("/api/feed")).entries)).toEqual(["sale mist", ...works]);
  });

  it("leaves out what is shown no more, and whoever is followed no more", async () => {
    await readSide.tell(`artwork-${workId("palm")}`, [rejected("palm")]);
    await follow("ArtistUnfollowed", "reem");
    expect(titles((await ask("/api/feed")).entries)).toEqual(["work dune"]);
  });

  it("refuses a place that it never gave", async () => {
    expect((await ask("/api/feed?cursor=work-nothing")).status).toBe(422);
  });

  it("reads the same for who follows hundreds as for who follows few", async () => {
    await follow("ArtistFollowed", "reem", ...Array.from({ length: 60 }, (_, number) => `somebody ${number}`));
    const whole = (await ask("/api/feed")).entries;
    expect(titles(whole)).toEqual(["sale mist", "work mist", "work dune"]);
    const met: FeedEntry[] = [];
    for (let next: string | null = "/api/feed?limit=1"; next !== null;) {
      const page: Awaited<ReturnType<typeof ask>> = await ask(next);
      met.push(...page.entries);
      next = page.next;
    }
    expect(met).toEqual(whole);
  });
});
