import type { ArtworkEvent } from "@naqsh/shared/artwork";
import type { CollectorEvent, ShownWish, WishlistEntry } from "@naqsh/shared/collector";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idOfName } from "../testing/auction-story";
import { approved, registered, submitted, rejected, workId } from "../testing/story-events";
import { openReadSide, type ReadSide } from "../testing/read-side";

const folders = temporaryFolder();
const collectorId = idOfName("sara");
const artistId = idOfName("huda");

const wished = (title: string, price: number | null, wishedAt?: string): CollectorEvent => ({
  type: "WorkWishedFor",
  data: { collectorId, artworkId: workId(title), artistId, price, ...(wishedAt !== undefined && { wishedAt }) },
});
const LONG_AGO = "2026-01-01T12:00:00.000Z";
const liked = (title: string): CollectorEvent => ({
  type: "ArtworkLiked",
  data: { collectorId, artworkId: workId(title), artistId },
});

describe("A collector's marks", () => {
  let readSide: ReadSide;
  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
    await readSide.tell(`user-${artistId}`, [registered("huda", "artist")]);
    await readSide.tell(`user-${collectorId}`, [registered("sara")]);
    for (const title of ["dune", "palm", "mist"]) {
      await readSide.tell(`artwork-${workId(title)}`, [submitted(title, { price: 1_000_00 }), approved(title)]);
    }
  });
  afterAll(() => readSide.stop());

  const mark = (...events: CollectorEvent[]) => readSide.tell(`collector-${collectorId}`, events);
  const wishlist = async () => (await readSide.ask("/api/wishlist", "sara")).body as WishlistEntry[];

  it("stand on the wishlist newest first, with the price that was another one then", async () => {
    await mark(wished("dune", 1_200_00, LONG_AGO), wished("palm", 1_000_00), wished("mist", null));
    const entries = (await wishlist()) as ShownWish[];
    expect(entries.map(({ id }) => id)).toEqual(["mist", "palm", "dune"].map(workId));
    expect(entries.map(({ priceThen }) => priceThen)).toEqual([null, null, "1200.00"]);
    expect(entries[2]).toMatchObject({ title: "dune", artistName: "huda of Riyadh", price: "1000.00", likes: 0 });
    expect((await readSide.ask("/api/wishlist")).status).toBe(401);
  });

  it("have their place, time and price again once a removal is undone", async () => {
    const before = await wishlist();
    await mark({ type: "WorkUnwished", data: { collectorId, artworkId: workId("dune"), artistId } });
    expect(await wishlist()).toHaveLength(2);
    await mark(wished("dune", 1_200_00, LONG_AGO));
    expect(before[2]).toMatchObject({ addedAt: LONG_AGO, priceThen: "1200.00" });
    expect(await wishlist()).toEqual(before);
  });

  it("keep the place of a work that left the show, and say nothing of it", async () => {
    await readSide.tell(`artwork-${workId("mist")}`, [rejected("mist")]);
    const entries = await wishlist();
    expect(entries.map(({ id }) => id)).toEqual(["mist", "palm", "dune"].map(workId));
    const mist = workId("mist");
    expect(entries[0]).toEqual({ id: mist, artworkId: mist, addedAt: expect.any(String), artwork: null });
    expect((await readSide.ask("/api/marks/counts", "sara")).body).toMatchObject({ wishes: entries.length });
  });

  it("tell of the newest with news, also behind a page of sold works and of such as are as they were", async () => {
    const fara = idOfName("fara");
    await readSide.tell(`user-${fara}`, [registered("fara")]);
    const wish = (title: string, price: number, wishedAt: string): CollectorEvent => ({
      type: "WorkWishedFor",
      data: { collectorId: fara, artworkId: workId(title), artistId, price, wishedAt },
    });
    const day = (no: number) => `2026-0${no}-01T12:00:00.000Z`;
    const events: CollectorEvent[] = [wish("dune", 1_200_00, day(1)), wish("palm", 900_00, day(2))];
    for (let no = 0; no < 30; no += 1) {
      const title = `gone ${no}`;
      const of = { artworkId: workId(title), artistId };
      const bought = { orderId: idOfName(title), auctionId: null, buyerId: collectorId, amount: 500_00 };
      const sold: ArtworkEvent = { type: "ArtworkSold", data: { ...of, ...bought } };
      const kept = no % 2 === 0 ? [sold] : [];
      await readSide.tell(`artwork-${workId(title)}`, [submitted(title, { price: 500_00 }), approved(title), ...kept]);
      // A sold work whose price moved has no news; one on sale at the same price neither.
      events.push(wish(title, no % 2 === 0 ? 700_00 : 500_00, day(3)));
    }
    await readSide.tell(`collector-${fara}`, events);
    const newsOf = async (query = "") => {
      const { body } = await readSide.ask(`/api/wishlist/news${query}`, "fara");
      return (body as ShownWish[]).map(({ title, priceThen }) => [title, priceThen]);
    };
    expect(await newsOf()).toEqual([
      ["palm", "900.00"],
      ["dune", "1200.00"],
    ]);
    expect(await newsOf("?limit=1")).toEqual([["palm", "900.00"]]);
    const firstPage = (await readSide.ask("/api/wishlist", "fara")).body as WishlistEntry[];
    expect(firstPage.every(({ id }) => id !== workId("palm") && id !== workId("dune"))).toBe(true);
    expect((await readSide.ask("/api/wishlist/news")).status).toBe(401);
    expect((await readSide.ask("/api/wishlist/news?limit=13", "fara")).status).toBe(422);
  });

  it("are told of those that are asked for, and counted", async () => {
    await mark(liked("dune"), { type: "ArtistFollowed", data: { collectorId, artistId } });
    const asked = `artworks=${workId("dune")},${workId("palm")}&artists=${artistId}`;
    expect((await readSide.ask(`/api/marks?${asked}`, "sara")).body).toEqual({
      likedArtworkIds: [workId("dune")],
      wishedArtworkIds: [workId("dune"), workId("palm")],
      followedArtistIds: [artistId],
      remindedAuctionIds: [],
    });
    expect((await readSide.ask("/api/marks/counts", "sara")).body).toEqual({ follows: 1, likes: 1, wishes: 3 });
    expect((await readSide.ask(`/api/artworks/${workId("dune")}`)).body).toMatchObject({ likes: 1 });
  });

  it("are gone, and counted no more, once their person is forgotten", async () => {
    await mark({
      type: "MarksForgotten",
      data: {
        collectorId,
        followedArtistIds: [artistId],
        likedArtworkIds: [workId("dune")],
        wishedArtworkIds: [workId("dune"), workId("palm"), workId("mist")],
      },
    });
    expect((await readSide.ask("/api/marks/counts", "sara")).body).toEqual({ follows: 0, likes: 0, wishes: 0 });
    expect((await readSide.ask(`/api/artworks/${workId("dune")}`)).body).toMatchObject({ likes: 0 });
  });
});
