import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { NoticeView } from "@naqsh/shared/notification";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it } from "vitest";
import { bid, openRoom, type Room } from "../testing/room-in-test";
import { artworkForm, HOUR_MS, openShop, type ShopInTest } from "../testing/shop-in-test";
import type { ShopVisitor } from "../testing/shop-visitor";

const folder = temporaryFolder();
/** Each is about a person, and unlike any word of the shop. */
const SAID = {
  ban: "zibaq-of-a-ban",
  pardon: "zibaq-of-a-pardon",
  void: "zibaq-of-a-void",
  review: "zibaq-of-a-review",
};

const filesUnder = (path: string): string[] =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => filesUnder(join(path, name))) : [path];

const readableIn = (dataFolder: string): string[] => {
  const files = ["log", "views", "worker", "refusals.mdb"].map((part) => join(dataFolder, part)).flatMap(filesUnder);
  return Object.values(SAID).filter((text) => files.some((file) => readFileSync(file).includes(text)));
};

type Cast = { shop: ShopInTest; room: Room; her: ShopVisitor; rejectedId: string };

/** She wins and does not pay, is forgiven, bids elsewhere, is voided and banned; an artist's work is rejected. */
const livedThrough = async (dataFolder: string): Promise<Cast> => {
  const shop = await openShop(dataFolder);
  const room = await openRoom(shop);
  const { administrator, auctionId, artist } = room;
  const her = await shop.register("huda", "collector");
  const omar = await shop.register("omar", "collector");
  await bid(omar, auctionId, 600);
  await bid(her, auctionId, 5_000);
  const { id: rejectedId } = (await artist.post<{ id: string }>("/api/artworks", await artworkForm("غسق"))).body;
  const review = { reason: "other", note: SAID.review };
  expect(await administrator.post(`/api/admin/artworks/${rejectedId}/reject`, review)).toMatchObject({ status: 200 });
  await shop.passTo(room.endsAt);
  await shop.pass(25 * HOUR_MS);
  const forgive = { auctionId, reason: SAID.pardon };
  expect(await administrator.post(`/api/admin/users/${her.id}/forgive-unpaid-win`, forgive)).toMatchObject({
    status: 200,
  });
  return { shop, room, her, rejectedId };
};

const voidAndBan = async ({ shop, room, her }: Cast): Promise<string> => {
  const { administrator, artist } = room;
  const { id: artworkId } = (await artist.post<{ id: string }>("/api/artworks", await artworkForm("شفق"))).body;
  await administrator.post(`/api/admin/artworks/${artworkId}/approve`);
  const body = { artworkId, openingPrice: 500, startsAt: shop.ahead(HOUR_MS), endsAt: shop.ahead(2 * HOUR_MS) };
  const { id } = (await artist.post<{ id: string }>("/api/auctions", body)).body;
  await shop.pass(HOUR_MS);
  await bid(her, id, 700);
  const asked = { alias: 1, reason: SAID.void };
  expect(await administrator.post(`/api/admin/auctions/${id}/void-bidder`, asked)).toMatchObject({ status: 200 });
  expect(await administrator.post(`/api/admin/users/${her.id}/ban`, { reason: SAID.ban })).toMatchObject({
    status: 200,
  });
  expect(await her.post(`/api/auctions/${id}/bids`, { amount: 900 })).toMatchObject({ status: 403 });
  await shop.pass(2 * HOUR_MS);
  return id;
};

const textOf = async (reader: ShopVisitor, path: string): Promise<string> => {
  const { status, body } = await reader.get(path);
  expect([path, status]).toEqual([path, 200]);
  return JSON.stringify(body);
};

it("seals what is written about a person with their key, shows it to whom it concerns, and to nobody once they are erased", async () => {
  const dataFolder = folder.fresh();
  const cast = await livedThrough(dataFolder);
  const { shop, room, her, rejectedId } = cast;
  const { administrator, artist } = room;
  const auctionId = await voidAndBan(cast);
  await shop.running.settled();
  expect(readableIn(dataFolder)).toEqual([]);

  const ofHer = [
    ["/api/admin/users", SAID.ban],
    [`/api/admin/history?subject=${her.id}`, SAID.pardon],
    ["/api/admin/history", SAID.void],
    [`/api/auctions/${auctionId}`, SAID.void],
    [`/api/auctions/${auctionId}/replay`, SAID.void],
    [`/api/auctions/${auctionId}/certificate`, SAID.void],
  ] as const;
  for (const [path, text] of ofHer)
    expect([path, await textOf(administrator, path)]).toEqual([path, expect.stringContaining(text)]);
  expect(await textOf(her, "/api/user")).toContain(SAID.ban);
  expect(await textOf(her, `/api/why?state=voided&subject=${auctionId}`)).toContain(SAID.void);
  const notices = (await her.get<NoticeView[]>("/api/notifications")).body;
  expect(notices.find(({ kind }) => kind === "bidsVoided")?.subject.reason).toBe(SAID.void);
  const letters = filesUnder(join(dataFolder, "mailbox")).map((file) => readFileSync(file, "utf8"));
  expect(letters.some((letter) => letter.includes(SAID.void))).toBe(true);
  expect(await textOf(artist, `/api/artworks/${rejectedId}`)).toContain(SAID.review);
  expect(await textOf(artist, `/api/why?state=rejected&subject=${rejectedId}`)).toContain(SAID.review);

  const erased = {
    streamCategory: "user",
    streamId: her.id,
    command: { type: "EraseAccount", data: { userId: her.id } },
  };
  const cause = { commandId: her.id, correlationId: her.id, causationId: null, actorId: "example" };
  expect(await shop.running.profile.commands.commandBus.dispatch({ ...erased, ...cause })).toEqual({ accepted: true });
  await shop.running.settled();
  for (const [path, text] of ofHer) {
    expect([path, await textOf(administrator, path)]).toEqual([path, expect.not.stringContaining(text)]);
  }
  expect(await textOf(artist, `/api/artworks/${rejectedId}`)).toContain(SAID.review);
  expect(shop.errors).toEqual([]);
});
