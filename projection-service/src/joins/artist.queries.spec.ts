import type { ArtistPage, FollowedArtist, ListedArtist } from "@naqsh/shared/artist";
import type { ArtworkCard } from "@naqsh/shared/artwork";
import type { AuctionListItem } from "@naqsh/shared/auction";
import { personal } from "@naqsh/shared/kernel/personal";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AuctionStory, idOfName } from "../testing/auction-story";
import { approved, registered, submitted, workId } from "../testing/story-events";
import { openReadSide, type ReadSide } from "../testing/read-side";

const folders = temporaryFolder();
const idOf = (name: string) => idOfName(name);

const follow = (who: string, whom: string, type: "ArtistFollowed" | "ArtistUnfollowed" = "ArtistFollowed") => ({
  type,
  data: { collectorId: idOf(who), artistId: idOf(whom) },
});

const living = (name: string, location: string) => {
  const event = registered(name, "artist");
  return { ...event, data: { ...event.data, location: personal(idOf(name), location) } };
};

describe("Artists", () => {
  let readSide: ReadSide;
  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
    await readSide.tell(`user-${idOf("huda")}`, [living("huda", "جدة")]);
    await readSide.tell(`user-${idOf("أحمد")}`, [living("أحمد", "Abha")]);
    await readSide.tell(`user-${idOf("reem")}`, [registered("reem", "artist")]);
    await readSide.tell(`user-${idOf("sara")}`, [registered("sara")]);
    await readSide.tell(`user-${idOf("omar")}`, [registered("omar")]);
    for (const title of ["dune", "palm"]) {
      await readSide.tell(`artwork-${workId(title)}`, [submitted(title), approved(title)]);
    }
    const mist = { artist: "أحمد", category: "calligraphy" } as const;
    await readSide.tell(`artwork-${workId("mist")}`, [submitted("mist", mist), approved("mist", "أحمد")]);
    await readSide.tell(`collector-${idOf("sara")}`, [follow("sara", "huda"), follow("sara", "أحمد")]);
    await readSide.tell(`collector-${idOf("omar")}`, [follow("omar", "أحمد")]);
  });
  afterAll(() => readSide.stop());

  const listed = async (query = "") => {
    const { body } = await readSide.ask(`/api/artists?${query}`);
    return (body as ListedArtist[]).map(({ firstName }) => firstName);
  };
  const page = async (name: string) => (await readSide.ask(`/api/artists/${idOf(name)}`)).body as ArtistPage;

  it("are listed by their followers, works or time, once a work of theirs is shown", async () => {
    expect(await listed()).toEqual(["أحمد", "huda"]);
    expect(await listed("sort=works")).toEqual(["huda", "أحمد"]);
    expect(await listed("discipline=calligraphy")).toEqual(["أحمد"]);
  });

  it("are found by a name however it is written, and by the region of their city", async () => {
    expect(await listed(`q=${encodeURIComponent("احمد")}`)).toEqual(["أحمد"]);
    expect(await listed("q=nobody")).toEqual([]);
    expect(await listed("region=asir")).toEqual(["أحمد"]);
    expect(await listed("region=makkah")).toEqual(["huda"]);
    expect(await listed("region=jazan")).toEqual([]);
  });

  it("are paged without doubles", async () => {
    const first = await readSide.ask("/api/artists?limit=1");
    const next = /<([^>]+)>/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    const second = await readSide.ask(next);
    expect((first.body as ListedArtist[])[0]?.firstName).toBe("أحمد");
    expect((second.body as ListedArtist[]).map(({ firstName }) => firstName)).toEqual(["huda"]);
  });

  it("have a page that everyone sees, with what they are counted by", async () => {
    await readSide.tell(`collector-${idOf("sara")}`, [
      { type: "ArtworkLiked", data: { collectorId: idOf("sara"), artworkId: workId("dune"), artistId: idOf("huda") } },
    ]);
    expect(await page("huda")).toMatchObject({
      standing: "active",
      region: "makkah",
      disciplines: ["painting"],
      followersCount: 1,
      artworkCount: 2,
      soldCount: 0,
      totalLikes: 1,
      bio: "huda paints",
    });
    expect((await readSide.ask(`/api/artists/${idOf("sara")}`)).status).toBe(404);
  });

  it("show their works, those that were sold, and their auctions", async () => {
    const sold = { orderId: idOf("order"), auctionId: null, buyerId: idOf("sara"), amount: 1 };
    const of = { artworkId: workId("palm"), artistId: idOf("huda") };
    await readSide.tell(`artwork-${workId("palm")}`, [{ type: "ArtworkSold", data: { ...of, ...sold } }]);
    const story = new AuctionStory("dune");
    await readSide.tell(`auction-${story.auctionId}`, [story.scheduled()]);
    const works = async (query: string) =>
      ((await readSide.ask(`/api/artists/${idOf("huda")}/artworks${query}`)).body as ArtworkCard[]).map(
        ({ title }) => title,
      );
    expect(await works("")).toEqual(["palm", "dune"]);
    expect(await works("?sold=true")).toEqual(["palm"]);
    const auctions = (await readSide.ask(`/api/artists/${idOf("huda")}/auctions`)).body as AuctionListItem[];
    expect(auctions.map(({ lot }) => lot.title)).toEqual(["dune"]);
    expect((await page("huda")).soldCount).toBe(1);
  });

  it("are told to whoever follows them", async () => {
    const following = async () =>
      ((await readSide.ask("/api/follows/following", "sara")).body as FollowedArtist[]).map(({ name }) => name);
    expect(await following()).toEqual(["أحمد of Riyadh", "huda of Riyadh"]);
    const status = async (who: string) =>
      (await readSide.ask(`/api/follows/status?artistId=${idOf("huda")}`, who)).body as object;
    expect(await status("sara")).toEqual({ isFollowing: true });
    expect(await status("omar")).toEqual({ isFollowing: false });
    expect((await readSide.ask("/api/follows/following")).status).toBe(401);
  });

  it("trend by who follows them and what their works are worth to people", async () => {
    const trending = async () =>
      ((await readSide.ask("/api/artists/suggested")).body as ListedArtist[]).map(({ firstName }) => firstName);
    expect(await trending()).toEqual(["أحمد", "huda"]);
    const liked = (title: string) => ({
      type: "WorkWishedFor",
      data: { collectorId: idOf("omar"), artworkId: workId(title), artistId: idOf("huda"), price: null },
    });
    await readSide.tell(`collector-${idOf("omar")}`, [liked("dune"), liked("palm")]);
    expect(await trending()).toEqual(["huda", "أحمد"]);
    const works = (await readSide.ask("/api/trending/artworks")).body as ArtworkCard[];
    expect(works.map(({ title }) => title)).toEqual(["dune", "palm"]);
  });

  it("leave the lists while they are suspended, and their page says so", async () => {
    const reason = personal(idOf("huda"), "Shill");
    const ban = { userId: idOf("huda"), bannedBy: idOf("admin"), reason, until: null, cancelledAuctions: [] };
    await readSide.tell(`user-${idOf("huda")}`, [{ type: "UserBanned", data: ban }]);
    expect(await listed()).toEqual(["أحمد"]);
    expect((await page("huda")).standing).toBe("suspended");
    const works = (await readSide.ask(`/api/artists/${idOf("huda")}/artworks`)).body as ArtworkCard[];
    // What is in an auction goes on.
    expect(works.map(({ title }) => title)).toEqual(["dune"]);
  });

  it("show whoever follows them nothing more of theirs while they are suspended than their page does", async () => {
    const followed = (await readSide.ask("/api/follows/following", "sara")).body as FollowedArtist[];
    const huda = followed.find(({ id }) => id === idOf("huda"))!;
    expect(huda).toMatchObject({ artworksCount: 1, artist: { artworkCount: 1 } });
    expect(huda.artist.works).toHaveLength(1);
    await readSide.tell(`user-${idOf("huda")}`, [
      { type: "UserUnbanned", data: { userId: idOf("huda"), unbannedBy: idOf("admin") } },
    ]);
    const lifted = (await readSide.ask("/api/follows/following", "sara")).body as FollowedArtist[];
    expect(lifted.find(({ id }) => id === idOf("huda"))).toMatchObject({
      artworksCount: 2,
      artist: { works: [{}, {}] },
    });
  });

  it("are nameless once they have left, but their followers' marks are counted as they stand", async () => {
    await readSide.tell(`user-${idOf("أحمد")}`, [{ type: "AccountErased", data: { userId: idOf("أحمد") } }]);
    expect(await page("أحمد")).toMatchObject({ standing: "left", firstName: null, bio: null, followersCount: 2 });
    expect(await listed()).toEqual(["huda"]);
    const following = (await readSide.ask("/api/follows/following", "omar")).body;
    expect(following).toEqual([]);
  });

  it("are followed by nobody any more once they have left, on the list and in every count of it", async () => {
    for (const [who, names] of [
      ["omar", []],
      ["sara", ["huda of Riyadh"]],
    ] as const) {
      const followed = (await readSide.ask("/api/follows/following", who)).body as FollowedArtist[];
      expect(followed.map(({ name }) => name)).toEqual(names);
      const follows = names.length;
      expect((await readSide.ask("/api/marks/counts", who)).body).toMatchObject({ follows });
      expect((await readSide.ask("/api/user/profile-stats", who)).body).toMatchObject({ following: follows });
      expect((await readSide.ask(`/api/follows/status?artistId=${idOf("أحمد")}`, who)).body).toEqual({
        isFollowing: false,
      });
    }
    expect(await readSide.service.auditCounts(() => undefined)).toMatchObject({ follows: 1, faults: [] });
    expect(await readSide.service.verify("marks")).toMatchObject({ differences: 0 });
  });
});
