import type { ArtistPage } from "@naqsh/shared/artist";
import type { ArtworkCard } from "@naqsh/shared/artwork";
import { join } from "node:path";
import { projectionOfView } from "@naqsh/projection-service/projections";
import { foldAll } from "@naqsh/projection-service/testing/fold-all";
import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import { LmdbPersonalKeys } from "@naqsh/shared/platform/adapters/lmdb/lmdb-personal-keys";
import { createEventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import { allUpcasters } from "@naqsh/shared/registry";
import { DELIVERY } from "@naqsh/shared/testing/delivery-in-test";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it } from "vitest";
import { openRoom } from "../testing/room-in-test";
import { artworkForm, HOUR_MS, MINUTE_MS, openShop, type ShopInTest } from "../testing/shop-in-test";
import type { ShopVisitor } from "../testing/shop-visitor";

const folder = temporaryFolder();
const DAY_MS = 24 * HOUR_MS;
/** Views that tell of what people look at, mark, gather, follow, search for and choose. */
const VIEWS = [
  "marks",
  "workLikes",
  "workViews",
  "looks",
  "signedInViewers",
  "measuredMonths",
  "artists",
  "feedEntries",
  "trending",
  "collections",
  "savedSearches",
  "searchHistories",
  "addressBooks",
  "preferences",
  "activities",
  "achievements",
] as const;

/** The documents of those views that name somebody, computed from the log as it lies in the folder. */
const documentsThatName = async (dataFolder: string, id: string): Promise<string[]> => {
  const store = await openEmbeddedEventStore({ directory: join(dataFolder, "log") });
  const keys = new LmdbPersonalKeys(join(dataFolder, "keys", "keys.mdb"));
  const { decode } = createEventCodec(allUpcasters, keys);
  const events: AnyEvent[] = [];
  for await (const stored of store.readAll()) events.push(decode(stored));
  await store.close();
  await keys.close();
  return VIEWS.flatMap((view) =>
    [...foldAll<object, AnyEvent>(projectionOfView[view] as never, events)]
      .filter(([key, document]) => JSON.stringify({ key, document }).includes(id))
      .map(([key]) => `${view} ${key}`),
  );
};

type Shown = { artworkId: string; artistId: string };

/** What everyone reads of a work and of its artist. */
const countsOf = async (shop: ShopInTest, { artworkId, artistId }: Shown) => {
  await shop.running.settled();
  const anyone = shop.visitor("anyone");
  const { views, likes } = (await anyone.get<ArtworkCard>(`/api/artworks/${artworkId}`)).body;
  const { followersCount, totalLikes, totalViews } = (await anyone.get<ArtistPage>(`/api/artists/${artistId}`)).body;
  return { views, likes, followersCount, totalLikes, totalViews };
};

const engage = async (person: ShopVisitor, { artworkId, artistId }: Shown, auctionId: string): Promise<string> => {
  const look = { artworkId, interactionType: "view", metadata: { source: "feed" } };
  expect((await person.post("/api/interactions", look)).body).toEqual({ counted: true });
  expect((await person.post("/api/likes", { artworkId })).status).toBe(200);
  expect((await person.post("/api/wishlist", { artworkId })).status).toBe(200);
  expect((await person.post("/api/follows/follow", { artistId })).status).toBe(200);
  expect((await person.post("/api/reminders", { auctionId })).status).toBe(200);
  const saved = { name: "Sea", place: "search", question: { q: "sea" } };
  expect((await person.post("/api/saved-searches", saved)).status).toBe(201);
  expect((await person.post("/api/searches/history", { query: "sea" })).status).toBe(200);
  expect((await person.post("/api/my-addresses", { name: "Home", ...DELIVERY })).status).toBe(201);
  expect((await person.patch("/api/user/notifications", { wishes: { email: true } })).status).toBe(200);
  expect((await person.post("/api/share", { artworkId, platform: "whatsapp" })).status).toBe(200);
  const { id } = (await person.post<{ id: string }>("/api/collections", { name: "Sea", description: "" })).body;
  await person.post(`/api/collections/${id}/works`, { artworkId, note: "" });
  await person.post(`/api/collections/${id}/publish`, {});
  return id;
};

it("takes whoever left out of likes, followers, collections, searches, trends and what was looked at, and every count is provable", async () => {
  const dataFolder = folder.fresh();
  const shop = await openShop(dataFolder);
  const { artworkId, artist, administrator } = await openRoom(shop);
  const next = (await artist.post<{ id: string }>("/api/artworks", await artworkForm("غسق"))).body.id;
  await administrator.post(`/api/admin/artworks/${next}/approve`);
  const [startsAt, endsAt] = [shop.ahead(60 * DAY_MS), shop.ahead(61 * DAY_MS)];
  const later = { artworkId: next, openingPrice: 500, startsAt, endsAt };
  const { id: auctionId } = (await artist.post<{ id: string }>("/api/auctions", later)).body;
  const shown = { artworkId, artistId: artist.id };
  const [her, omar] = [await shop.register("zubaydah", "collector"), await shop.register("omar", "collector")];
  const collection = await engage(her, shown, auctionId);
  await engage(omar, shown, auctionId);
  expect(await countsOf(shop, shown)).toEqual({
    views: 2,
    likes: 2,
    followersCount: 2,
    totalLikes: 2,
    totalViews: 2,
  });

  await her.post("/api/confirm-identity", { password: "correct horse 7" });
  expect((await her.post("/api/user/deletion", {})).status).toBe(200);
  await shop.pass(30 * DAY_MS + MINUTE_MS);

  // A look is nobody's: it stays counted.
  expect(await countsOf(shop, shown)).toEqual({
    views: 2,
    likes: 1,
    followersCount: 1,
    totalLikes: 1,
    totalViews: 2,
  });
  expect((await shop.visitor("anyone").get(`/api/collections/${collection}`)).status).toBe(404);
  expect(await shop.running.profile.projections.auditCounts(() => undefined)).toMatchObject({
    looks: 2,
    shares: 2,
    likes: 1,
    follows: 1,
    faults: [],
  });
  for (const view of VIEWS) {
    // oxlint-disable-next-line no-await-in-loop -- one view after the other, as an operator does
    expect(await shop.running.profile.projections.verify(projectionOfView[view].name)).toMatchObject({
      differences: 0,
    });
  }
  expect(shop.errors).toEqual([]);
  await shop.running.stop();
  expect(await documentsThatName(dataFolder, her.id)).toEqual([]);
  expect((await documentsThatName(dataFolder, omar.id)).length).toBeGreaterThan(5);
});
