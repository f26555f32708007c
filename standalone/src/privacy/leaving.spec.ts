import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { DeletionStatus } from "@naqsh/shared/account";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it } from "vitest";
import { bid, openRoom } from "../testing/room-in-test";
import { artworkForm, HOUR_MS, MINUTE_MS, openShop, type ShopInTest } from "../testing/shop-in-test";
import type { ShopVisitor } from "../testing/shop-visitor";

const folder = temporaryFolder();
const DAY_MS = 24 * HOUR_MS;

type Kept = { to: string; subject: string; text: string };

const lettersTo = (dataFolder: string, name: string): Kept[] => {
  const mailbox = join(dataFolder, "mailbox");
  const letters = readdirSync(mailbox).map((file) => JSON.parse(readFileSync(join(mailbox, file), "utf8")) as Kept);
  return letters.filter(({ to }) => to === `${name}@naqsh.test`);
};

const filesUnder = (path: string): string[] =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => filesUnder(join(path, name))) : [path];

const work = async (shop: ShopInTest, artist: ShopVisitor, title: string): Promise<string> => {
  const { id } = (await artist.post<{ id: string }>("/api/artworks", await artworkForm(title))).body;
  const administrator = await shop.administrator();
  expect((await administrator.post(`/api/admin/artworks/${id}/approve`)).status).toBe(200);
  await shop.running.settled();
  return id;
};

const leave = (person: ShopVisitor) => person.post<{ erasesAt: string; code?: string }>("/api/user/deletion", {});

const statusOf = async (person: ShopVisitor): Promise<DeletionStatus> =>
  (await person.get<DeletionStatus>("/api/user/deletion")).body;

it("refuses who leads and who has bids, and names what stands in the way", async () => {
  const shop = await openShop(folder.fresh());
  const { auctionId, artworkId, artist } = await openRoom(shop);
  const her = await shop.register("huda", "collector");
  expect((await statusOf(her)).business).toEqual([]);
  await bid(her, auctionId, 700);
  await shop.running.settled();
  const refused = { status: 409, body: { code: "ACCOUNT_HAS_OPEN_BUSINESS" } };
  const leading = { kind: "leading", auctionId, artworkId };
  expect(await leave(her)).toMatchObject({ ...refused, body: { ...refused.body, details: { business: [leading] } } });
  const own = { kind: "ownAuction", auctionId, artworkId };
  // The confirmation of half an hour ago is none any more.
  await artist.post("/api/confirm-identity", { password: "correct horse 7" });
  expect(await leave(artist)).toMatchObject({ ...refused, body: { ...refused.body, details: { business: [own] } } });
  expect(await statusOf(artist)).toEqual({ leaving: null, business: [{ ...own, title: "فجر", titleEn: null }] });
  await shop.pass(2 * HOUR_MS);
  await her.post("/api/confirm-identity", { password: "correct horse 7" });
  const [order] = (await her.get<{ id: string }[]>("/api/orders/my-purchases")).body;
  expect((await statusOf(her)).business).toMatchObject([{ kind: "orderToPay", orderId: order!.id }]);
  expect((await leave(her)).status).toBe(409);
  expect(shop.errors).toEqual([]);
});

it("asks who has just shown who they are, and no administrator", async () => {
  const shop = await openShop(folder.fresh());
  const her = await shop.register("huda", "collector");
  await shop.pass(HOUR_MS);
  expect(await leave(her)).toMatchObject({ body: { code: "CONFIRMATION_REQUIRED" } });
  expect((await her.post("/api/confirm-identity", { password: "correct horse 7" })).status).toBe(200);
  expect((await leave(her)).status).toBe(200);
  expect(await leave(await shop.administrator())).toMatchObject({ body: { code: "ADMINISTRATOR_CANNOT_LEAVE" } });
});

it("takes the works of who leaves off sale, begins nothing new, and lets them stay by a letter's link", async () => {
  const dataFolder = folder.fresh();
  const shop = await openShop(dataFolder);
  const artist = await shop.register("zubaydah", "artist");
  const [first, second] = [await work(shop, artist, "فجر"), await work(shop, artist, "غسق")];
  const times = { startsAt: shop.ahead(DAY_MS), endsAt: shop.ahead(2 * DAY_MS) };
  const scheduled = await artist.post<{ id: string }>("/api/auctions", {
    artworkId: first,
    openingPrice: 500,
    ...times,
  });
  expect(scheduled.status).toBe(201);
  const asked = await leave(artist);
  expect(asked).toMatchObject({ status: 200, body: { erasesAt: shop.ahead(30 * DAY_MS) } });
  await shop.running.settled();

  const visitor = shop.visitor("anyone");
  expect((await visitor.get(`/api/auctions/${scheduled.body.id}`)).body).toMatchObject({
    room: { status: "cancelled" },
  });
  expect((await artist.get(`/api/artworks/${second}`)).body).toMatchObject({ isForSale: false });
  const again = await artist.post("/api/artworks", await artworkForm("شفق"));
  expect(again).toMatchObject({ status: 403, body: { code: "ACCOUNT_LEAVING" } });
  expect((await artist.get("/api/user")).body).toMatchObject({ leaving: { erasesAt: asked.body.erasesAt } });

  const letter = lettersTo(dataFolder, "zubaydah").find(({ subject }) => subject.includes("30 days"))!;
  const token = /\/stay\?token=(\S+)/.exec(letter.text)![1]!;
  expect(await visitor.post("/api/user/stay", { token: `${token}x` })).toMatchObject({
    body: { code: "LINK_INVALID" },
  });
  expect((await visitor.post("/api/user/stay", { token })).status).toBe(200);
  await shop.running.settled();
  expect((await artist.get("/api/user")).body).toMatchObject({ leaving: null });
  expect((await artist.post("/api/artworks", await artworkForm("شفق"))).status).toBe(201);
  await shop.pass(31 * DAY_MS);
  expect((await artist.get("/api/user")).status).not.toBe(500);
  expect((await visitor.get(`/api/artists/${artist.id}`)).body).toMatchObject({ firstName: "zubaydah" });
  const subjects = lettersTo(dataFolder, "zubaydah").map(({ subject }) => subject);
  expect(subjects).toContain("Your account stays");
  expect(subjects).not.toContain("Your account is deleted tomorrow");
  expect(shop.errors).toEqual([]);
});

it("erases after 30 days whoever did not think better of it, with a letter the day before", async () => {
  const dataFolder = folder.fresh();
  const shop = await openShop(dataFolder);
  const artist = await shop.register("zubaydah", "artist");
  await work(shop, artist, "فجر");
  const pictures = filesUnder(join(dataFolder, "files")).length;
  expect(pictures).toBeGreaterThan(1);
  await artist.post("/api/confirm-identity", { password: "correct horse 7" });
  const { erasesAt } = (await leave(artist)).body;
  await shop.pass(29 * DAY_MS + MINUTE_MS);
  expect(lettersTo(dataFolder, "zubaydah").map(({ subject }) => subject)).toContain("Your account is deleted tomorrow");
  await shop.passTo(erasesAt);
  await shop.pass(MINUTE_MS);

  expect((await artist.get("/api/user")).status).toBe(401);
  expect(filesUnder(join(dataFolder, "files"))).toEqual([]);
  expect(lettersTo(dataFolder, "zubaydah")).toEqual([]);
  expect((await shop.register("zubaydah", "collector")).id).not.toBe(artist.id);
  expect(shop.errors).toEqual([]);
});
