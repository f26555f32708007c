import type { UserStats } from "@naqsh/shared/achievement";
import type { ActivityEntry } from "@naqsh/shared/activity";
import type { CollectorEvent } from "@naqsh/shared/collector";
import { personal } from "@naqsh/shared/kernel/personal";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idOfName } from "../testing/auction-story";
import { approved, registered, submitted, rejected, workId } from "../testing/story-events";
import { openReadSide, type ReadSide } from "../testing/read-side";

const folders = temporaryFolder();
const collectorId = idOfName("sara");
const artistId = idOfName("huda");
const ofCollection = { collectionId: idOfName("sea"), ownerId: collectorId };

const work = (title: string) => ({ collectorId, artworkId: workId(title), artistId });

describe("What somebody did", () => {
  let readSide: ReadSide;
  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
    await readSide.tell(`user-${artistId}`, [registered("huda", "artist")]);
    await readSide.tell(`user-${collectorId}`, [registered("sara")]);
    for (const title of ["dune", "palm"])
      await readSide.tell(`artwork-${workId(title)}`, [submitted(title), approved(title)]);
  });
  afterAll(() => readSide.stop());

  const mark = (...events: CollectorEvent[]) => readSide.tell(`collector-${collectorId}`, events);
  const activity = async (name = "sara") => (await readSide.ask("/api/user/activity", name)).body as ActivityEntry[];
  const kinds = async () => (await activity()).map(({ kind }) => kind);

  it("stands newest first, with what it was done to, for themselves alone", async () => {
    await mark(
      { type: "ArtworkLiked", data: work("dune") },
      { type: "ArtistFollowed", data: { collectorId, artistId } },
    );
    await readSide.tell(`collection-${ofCollection.collectionId}`, [
      { type: "CollectionCreated", data: { ...ofCollection, name: personal(collectorId, "بحر"), description: null } },
    ]);
    const [collection, follow, like] = await activity();
    expect(collection).toMatchObject({ kind: "collection", subject: { type: "collection", name: "بحر" } });
    expect(follow).toMatchObject({ kind: "follow", subject: { type: "artist", id: artistId } });
    expect(like).toMatchObject({ kind: "like", subject: { type: "artwork", title: "dune" } });
    expect((await activity("huda")).map(({ kind }) => kind)).toEqual(["submission", "submission"]);
    expect((await readSide.ask("/api/user/activity")).status).toBe(401);
  });

  it("comes page by page", async () => {
    const { body, headers } = await readSide.ask("/api/user/activity?limit=2", "sara");
    expect((body as ActivityEntry[]).map(({ kind }) => kind)).toEqual(["collection", "follow"]);
    expect(headers.get("link")).toContain("cursor=");
  });

  it("goes when it is taken back, and stands once where it is done again", async () => {
    await mark({ type: "ArtworkUnliked", data: work("dune") });
    expect(await kinds()).toEqual(["collection", "follow"]);
    await mark(
      { type: "ArtworkLiked", data: work("palm") },
      { type: "ArtistUnfollowed", data: { collectorId, artistId } },
    );
    await mark({ type: "ArtistFollowed", data: { collectorId, artistId } });
    expect(await kinds()).toEqual(["follow", "like", "collection"]);
  });

  it("names no work that is on show no more", async () => {
    await readSide.tell(`artwork-${workId("palm")}`, [rejected("palm")]);
    expect((await activity()).find(({ kind }) => kind === "like")?.subject).toBeNull();
  });

  it("counts what came of an artist's works, and how many follow them", async () => {
    await mark({ type: "ArtworkLiked", data: work("dune") });
    const stats = async (name: string) => (await readSide.ask("/api/user/stats", name)).body as UserStats;
    expect(await stats("huda")).toEqual({ artworks: 2, likes: 2, views: 0, followers: 1 });
    expect(await stats("sara")).toEqual({ artworks: 0, likes: 0, views: 0, followers: 0 });
    expect((await readSide.ask("/api/user/profile-stats", "sara")).body).toMatchObject({
      following: 1,
      collections: 1,
    });
    expect((await readSide.ask("/api/user/artworks", "huda")).body).toHaveLength(2);
  });

  it("is gone with its person", async () => {
    await readSide.tell(`user-${collectorId}`, [{ type: "AccountErased", data: { userId: collectorId } }]);
    expect(await activity()).toEqual([]);
  });
});
