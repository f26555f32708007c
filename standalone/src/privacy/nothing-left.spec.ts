import { cpSync } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import { verifyLog } from "@naqsh/shared/platform/adapters/embedded-log/verify-log";
import { createLogger } from "@naqsh/shared/platform/logger";
import { DELIVERY } from "@naqsh/shared/testing/delivery-in-test";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it } from "vitest";
import { filesThatName, readBy, toldOperator } from "../testing/left-behind";
import { bid, openRoom } from "../testing/room-in-test";
import { HOUR_MS, openShop, type ShopInTest } from "../testing/shop-in-test";

const folder = temporaryFolder();
const DAY_MS = 24 * HOUR_MS;
/** Her first name, username and address, and unlike any word of the shop. */
const NAME = "zubaydah";

const totals = async (shop: ShopInTest): Promise<unknown> => {
  await shop.running.settled();
  return (await shop.visitor("anyone").get("/api/home/statistics")).body;
};

it("leaves nothing of who left: in the folder, in what others read, in logs, in a backup of before, and the sums are the same", async () => {
  const dataFolder = folder.fresh();
  const lines: string[] = [];
  const destination = new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) });
  const shop = await openShop(dataFolder, { logger: createLogger({ level: "debug", destination }) });
  const { auctionId, endsAt, artist, administrator } = await openRoom(shop);
  const her = await shop.register(NAME, "collector");
  const omar = await shop.register("omar", "collector");
  const home = { name: `${NAME} home`, ...DELIVERY, address: { ...DELIVERY.address, recipient: NAME } };
  expect((await her.post("/api/my-addresses", home)).status).toBe(201);
  await bid(her, auctionId, 700);
  await bid(omar, auctionId, 5_000);
  await administrator.post(`/api/admin/users/${her.id}/ban`, { reason: `${NAME} again` });
  await administrator.post(`/api/admin/users/${her.id}/unban`, {});
  await shop.passTo(endsAt);
  await shop.pass(HOUR_MS);
  expect((await her.get("/api/notifications")).body).not.toEqual([]);
  expect(filesThatName(join(dataFolder, "mailbox"), NAME)).not.toEqual([]);
  const [order] = (await omar.get<{ id: string }[]>("/api/orders/my-purchases")).body;
  expect((await omar.put(`/api/orders/${order!.id}/delivery`, DELIVERY)).status).toBe(200);
  expect((await omar.post(`/api/orders/${order!.id}/payments`, { method: "sandbox-succeeds" })).status).toBe(201);
  const before = await totals(shop);
  const backup = join(folder.fresh(), "backup");
  await toldOperator(dataFolder, { command: "backup", argument: backup });

  await her.post("/api/confirm-identity", { password: "correct horse 7" });
  expect((await her.post("/api/user/deletion", {})).status).toBe(200);
  await shop.pass(30 * DAY_MS + HOUR_MS);
  expect((await her.get("/api/user")).status).toBe(401);

  const byAdministrator = [
    "/api/admin/users",
    "/api/admin/history",
    `/api/admin/history?subject=${her.id}`,
    `/api/admin/subjects?q=${her.id}`,
    `/api/admin/as-of?stream=user-${her.id}`,
    "/api/admin/security",
    `/api/auctions/${auctionId}`,
    `/api/auctions/${auctionId}/replay`,
    `/api/auctions/${auctionId}/certificate`,
  ];
  const signedIn = await shop.administrator();
  expect(await readBy(signedIn, byAdministrator)).not.toContain(NAME);
  expect((await signedIn.get(`/api/admin/subjects?q=${NAME}`)).body).toEqual({ subjects: [], hasMore: false });
  await omar.post("/api/signin", { email: "omar@naqsh.test", password: "correct horse 7" });
  await artist.post("/api/signin", { email: "noura@naqsh.test", password: "correct horse 7" });
  for (const other of [omar, artist]) {
    expect(await readBy(other, ["/api/user/my-data?limit=100", "/api/notifications"])).not.toContain(NAME);
  }
  for (const id of [omar.id, artist.id, her.id]) {
    expect(await toldOperator(dataFolder, { command: "export", argument: id })).not.toContain(NAME);
  }
  expect(await totals(shop)).toEqual(before);
  await shop.running.stop();
  expect(lines.join("")).not.toContain(NAME);
  expect(filesThatName(dataFolder, NAME)).toEqual([]);
  expect((await verifyLog(join(dataFolder, "log"))).damage).toBeNull();

  // The keys lie apart from backups: those of today open what they may, and no more.
  const restored = join(folder.fresh(), "restored");
  const keys = join(folder.fresh(), "keys");
  cpSync(join(dataFolder, "keys"), keys, { recursive: true });
  await toldOperator(restored, { command: "restore", argument: backup, keys });
  const old = await openShop(restored);
  const paths = ["/api/admin/users", "/api/admin/history", `/api/auctions/${auctionId}`];
  expect(await readBy(await old.administrator(), paths)).not.toContain(NAME);
  await old.running.stop();
  expect(filesThatName(restored, NAME)).toEqual([]);
});
