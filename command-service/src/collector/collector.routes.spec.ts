import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auctionOf, openWriteSide, type WriteSide, type Person } from "../testing/write-side";

const folders = temporaryFolder();
const NOBODY = "00000000-0000-4000-8000-00000000e7a0";
let writeSide: WriteSide;
let sara: Person;
let huda: Person;
let artworkId: string;

beforeAll(async () => {
  writeSide = await openWriteSide(folders.fresh());
  sara = await writeSide.register("sara", "collector");
  huda = await writeSide.register("huda", "artist");
  artworkId = await writeSide.approvedWork(huda, 900_00);
});
afterAll(() => writeSide.close());

const typesOf = async (person: Person) => (await writeSide.events(`collector-${person.id}`)).map(({ type }) => type);

describe("a collector's marks over HTTP", () => {
  it("are idempotent, and tell what holds from then on", async () => {
    const artistId = huda.id;
    expect((await sara.send("POST", "/api/follows/follow", { artistId })).body).toEqual({
      artistId,
      isFollowing: true,
    });
    expect((await sara.send("POST", "/api/follows/follow", { artistId })).status).toBe(200);
    expect((await sara.send("POST", "/api/wishlist", { artworkId })).body).toEqual({ artworkId, isWishedFor: true });
    expect((await sara.send("POST", "/api/likes", { artworkId })).body).toEqual({ artworkId, isLiked: true });
    expect((await sara.send("DELETE", `/api/likes/${artworkId}`)).body).toEqual({ artworkId, isLiked: false });
    expect((await sara.send("DELETE", `/api/likes/${artworkId}`)).status).toBe(200);
    expect((await sara.send("DELETE", `/api/wishlist/${artworkId}`)).body).toEqual({ artworkId, isWishedFor: false });
    expect((await sara.send("POST", "/api/follows/unfollow", { artistId })).body).toEqual({
      artistId,
      isFollowing: false,
    });
    expect(await typesOf(sara)).toEqual([
      "ArtistFollowed",
      "WorkWishedFor",
      "ArtworkLiked",
      "ArtworkUnliked",
      "WorkUnwished",
      "ArtistUnfollowed",
    ]);
  });

  it("come back as they were, also when the work left the sale and the show meanwhile", async () => {
    const layla = await writeSide.register("layla");
    const gone = await writeSide.approvedWork(huda, 900_00);
    expect((await layla.send("POST", `/api/wishlist/${gone}/restore`)).body).toMatchObject({ code: "WISH_UNKNOWN" });
    await layla.send("POST", "/api/wishlist", { artworkId: gone });
    await layla.send("DELETE", `/api/wishlist/${gone}`);
    expect((await huda.send("POST", `/api/artworks/${gone}/withdraw`)).status).toBe(200);
    const restored = await layla.send("POST", `/api/wishlist/${gone}/restore`);
    expect(restored.body).toEqual({ artworkId: gone, isWishedFor: true });
    const [wished, , again] = await writeSide.events(`collector-${layla.id}`);
    expect(again!.data).toEqual(wished!.data);
  });

  it("keep the price that the work had, and none where it is in an auction", async () => {
    const noura = await writeSide.register("noura");
    const inAuction = (await writeSide.liveAuction(huda)).artworkId;
    for (const id of [artworkId, inAuction]) await noura.send("POST", "/api/wishlist", { artworkId: id });
    const wished = await writeSide.events(`collector-${noura.id}`);
    expect(wished.map(({ data }) => (data as { price: number | null }).price)).toEqual([900_00, null]);
  });

  it.each([
    ["/api/follows/follow", () => ({ artistId: NOBODY }), 404, "ARTIST_UNKNOWN"],
    ["/api/follows/follow", () => ({ artistId: sara.id }), 404, "ARTIST_UNKNOWN"],
    ["/api/follows/follow", () => ({ artistId: huda.id }), 403, "CANNOT_FOLLOW_ONESELF"],
    ["/api/likes", () => ({ artworkId: NOBODY }), 404, "ARTWORK_UNKNOWN"],
    ["/api/likes", () => ({ artworkId }), 403, "CANNOT_LIKE_OWN_WORK"],
    ["/api/wishlist", () => ({ artworkId }), 403, "CANNOT_WISH_FOR_OWN_WORK"],
    ["/api/likes", () => ({ artworkId: "dune" }), 422, "INVALID_INPUT"],
    ["/api/reminders", () => ({ auctionId: NOBODY }), 404, "AUCTION_UNKNOWN"],
  ])("refuse by POST %s what has no sense (case %#)", async (path, body, status, code) => {
    expect(await huda.send("POST", path, body())).toMatchObject({ status, body: { code } });
  });

  it("remind of an auction until it has begun", async () => {
    const work = await writeSide.approvedWork(huda);
    const scheduled = await huda.send("POST", "/api/auctions", auctionOf(writeSide.ports, work));
    const auctionId = String(scheduled.body["id"]);
    expect((await sara.send("POST", "/api/reminders", { auctionId })).body).toEqual({ auctionId, isReminded: true });
    expect((await sara.send("DELETE", `/api/reminders/${auctionId}`)).status).toBe(200);
    const running = (await writeSide.liveAuction(huda)).auctionId;
    expect(await sara.send("POST", "/api/reminders", { auctionId: running })).toMatchObject({
      status: 409,
      body: { code: "AUCTION_NOT_UPCOMING" },
    });
  });

  it("are forgotten by the system, once", async () => {
    const omar = await writeSide.register("omar");
    await omar.send("POST", "/api/likes", { artworkId });
    for (const _ of [1, 2]) await writeSide.tell("collector", omar.id, "ForgetMarks", { collectorId: omar.id });
    expect(await typesOf(omar)).toEqual(["ArtworkLiked", "MarksForgotten"]);
  });
});
