import type { CollectionCard, CollectionEvent, CollectionPage, OwnCollection } from "@naqsh/shared/collection";
import { personal } from "@naqsh/shared/kernel/personal";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idOfName } from "../testing/auction-story";
import { approved, registered, submitted, rejected, workId } from "../testing/story-events";
import { openReadSide, type ReadSide } from "../testing/read-side";

const folders = temporaryFolder();
const of = { collectionId: idOfName("sea"), ownerId: idOfName("sara") };
const path = `/api/collections/${of.collectionId}`;

const collected = (title: string, note: string | null = null): CollectionEvent => ({
  type: "WorkCollected",
  data: { ...of, artworkId: workId(title), note: note === null ? null : personal(of.ownerId, note) },
});

describe("A collection", () => {
  let readSide: ReadSide;
  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
    await readSide.tell(`user-${idOfName("huda")}`, [registered("huda", "artist")]);
    await readSide.tell(`user-${of.ownerId}`, [registered("sara")], { actorId: of.ownerId });
    for (const title of ["dune", "palm", "mist"]) {
      await readSide.tell(`artwork-${workId(title)}`, [submitted(title), approved(title)]);
    }
    await tell(
      {
        type: "CollectionCreated",
        data: { ...of, name: personal(of.ownerId, "Sea"), description: personal(of.ownerId, "What I remember") },
      },
      collected("dune", "The first"),
      collected("palm"),
      collected("mist"),
      { type: "CollectionOrdered", data: { ...of, artworkIds: ["palm", "dune", "mist"].map(workId) } },
    );
  });
  afterAll(() => readSide.stop());

  const tell = (...events: CollectionEvent[]) =>
    readSide.tell(`collection-${of.collectionId}`, events, { actorId: of.ownerId });
  const page = async (as?: string) => (await readSide.ask(path, as)).body as CollectionPage;

  it("is its owner's alone until it is published", async () => {
    expect((await readSide.ask(path)).status).toBe(404);
    expect((await readSide.ask("/api/collections")).body).toEqual([]);
    expect((await readSide.ask("/api/collections/my", "sara")).body).toHaveLength(1);
    const holding = async (title: string) =>
      (await readSide.ask(`/api/collections/my?work=${workId(title)}`, "sara")).body as OwnCollection[];
    expect((await holding("dune"))[0]?.holdsWork).toBe(true);
    expect((await holding("fog"))[0]?.holdsWork).toBe(false);
    expect(await page("sara")).toMatchObject({ name: "Sea", description: "What I remember", isOwn: true, count: 3 });
    await tell({ type: "CollectionPublished", data: of });
    // Whoever is no artist has no page that a name could lead to.
    expect(await page()).toMatchObject({ name: "Sea", isOwn: false, isByArtist: false, owner: { id: of.ownerId } });
    const listed = (await readSide.ask(`/api/collections?owner=${of.ownerId}`)).body as CollectionCard[];
    expect(listed).toMatchObject([{ id: of.collectionId, name: "Sea", isPublic: true, count: 3 }]);
  });

  it("shows its works in their order with their notes, and those alone that are on show", async () => {
    expect((await page()).works.map(({ note, artwork }) => [artwork.title, note])).toEqual([
      ["palm", null],
      ["dune", "The first"],
      ["mist", null],
    ]);
    await readSide.tell(`artwork-${workId("palm")}`, [rejected("palm")]);
    expect((await page("sara")).hiddenIds).toEqual([workId("palm")]);
    expect((await page()).hiddenIds).toEqual([]);
    expect(await page()).toMatchObject({ count: 2, cover: { base: expect.stringContaining(idOfName("dune")) } });
    await tell({ type: "CollectionCoverChosen", data: { ...of, artworkId: workId("mist") } });
    expect(await page()).toMatchObject({ cover: { base: expect.stringContaining(idOfName("mist")) } });
  });

  it("is gone with its owner", async () => {
    await readSide.tell(`user-${of.ownerId}`, [{ type: "AccountErased", data: { userId: of.ownerId } }]);
    expect((await readSide.ask(path)).status).toBe(404);
    expect((await readSide.ask("/api/collections")).body).toEqual([]);
  });
});
