import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projections } from "@naqsh/projection-service/projections";
import { checkCertificateText } from "@naqsh/shared/auction";
import type { AuctionPage } from "@naqsh/shared/auction";
import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import { verifyLog } from "@naqsh/shared/platform/adapters/embedded-log/verify-log";
import { LmdbPersonalKeys } from "@naqsh/shared/platform/adapters/lmdb/lmdb-personal-keys";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { createEventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import { allUpcasters } from "@naqsh/shared/registry";
import { DELIVERY } from "@naqsh/shared/testing/delivery-in-test";
import { collect } from "@naqsh/shared/testing/events-to-store";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { runOperatorCommand } from "../operations/run-operator-command";
import type { OperatorRequest } from "../operations/operator-request";
import { ADMINISTRATOR, artworkForm, HOUR_MS, MINUTE_MS, openShop } from "../testing/shop-in-test";
import type { ShopInTest } from "../testing/shop-in-test";
import type { ShopVisitor } from "../testing/shop-visitor";

const folder = temporaryFolder();
const NAME = "zubaydah";

/** An auction that she won against another, and paid. */
const liveThroughASale = async (shop: ShopInTest): Promise<{ auctionId: string; herId: string }> => {
  const artist = await shop.register("noura", "artist");
  const her = await shop.register(NAME, "collector");
  const omar = await shop.register("omar", "collector");
  const { id: artworkId } = (await artist.post<{ id: string }>("/api/artworks", await artworkForm("فجر"))).body;
  await (await shop.administrator()).post(`/api/admin/artworks/${artworkId}/approve`);
  const [startsAt, endsAt] = [shop.ahead(MINUTE_MS), shop.ahead(30 * MINUTE_MS)];
  const body = { artworkId, openingPrice: 500, startsAt, endsAt };
  const { id: auctionId } = (await artist.post<{ id: string }>("/api/auctions", body)).body;
  await shop.passTo(startsAt);
  for (const [who, amount] of [
    [her, 900],
    [omar, 1_000],
    [her, 2_000],
  ] as const) {
    expect((await who.post(`/api/auctions/${auctionId}/bids`, { amount })).status).toBe(201);
  }
  await shop.pass(HOUR_MS);
  const [order] = (await her.get<{ id: string }[]>("/api/orders/my-purchases")).body;
  expect((await her.put(`/api/orders/${order!.id}/delivery`, DELIVERY)).status).toBe(200);
  expect((await her.post(`/api/orders/${order!.id}/payments`, { method: "sandbox-succeeds" })).status).toBe(201);
  await shop.running.settled();
  return { auctionId, herId: her.id };
};

/** What the shop counts and owes; nobody's name is in it. */
const totalsOf = async (shop: ShopInTest, administrator: ShopVisitor, auctionId: string): Promise<unknown> => {
  await shop.running.settled();
  const { room } = (await administrator.get<AuctionPage>(`/api/auctions/${auctionId}`)).body;
  const statistics = (await administrator.get("/api/home/statistics")).body;
  return { price: room.price, status: room.status, endsAt: room.endsAt, statistics };
};

/** As the end of the 30 days leaves it: the event, and no key any more. */
const erase = async (dataFolder: string, userId: string): Promise<void> => {
  const store = await openEmbeddedEventStore({ directory: join(dataFolder, "log") });
  const keys = new LmdbPersonalKeys(join(dataFolder, "keys", "keys.mdb"));
  const codec = createEventCodec(allUpcasters, keys);
  const stream = `user-${userId}`;
  const own = await collect(store.readStream(stream));
  const { metadata } = own.at(-1)!;
  const { recordedAt } = (await collect(store.readAll())).at(-1)!;
  const origin = { stream, recordedAt, metadata: { ...metadata, commandId: userId } };
  const erased = await codec.encode([{ type: "AccountErased", data: { userId } }], origin);
  await store.append(stream, own.length - 1, erased);
  await keys.destroy(userId);
  await Promise.all([store.close(), keys.close()]);
};

/** What the routes answer an administrator by which a person could be read of, as texts. */
const readingsOf = async (
  { running }: ShopInTest,
  { auctionId, herId }: { auctionId: string; herId: string },
): Promise<Record<string, string>> => {
  const signedIn = await fetch(`${running.url}/api/signin`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMINISTRATOR),
  });
  const cookie = signedIn.headers.getSetCookie()[0]!.split(";")[0]!;
  const paths = [
    "/api/admin/users",
    "/api/admin/overview",
    "/api/admin/history",
    `/api/admin/history?subject=${herId}`,
    "/api/admin/history/export?format=csv",
    "/api/admin/history/export?format=json",
    `/api/admin/subjects?q=${NAME}`,
    `/api/admin/subjects?q=${herId}`,
    `/api/admin/as-of?stream=user-${herId}`,
    `/api/auctions/${auctionId}`,
    `/api/auctions/${auctionId}/bids`,
    `/api/auctions/${auctionId}/replay`,
    `/api/auctions/${auctionId}/certificate`,
  ];
  const texts: Record<string, string> = {};
  for (const path of paths) {
    const answer = await fetch(`${running.url}${path}`, { headers: { cookie } });
    expect([path, answer.status]).toEqual([path, 200]);
    texts[path] = await answer.text();
  }
  return texts;
};

const told = async (dataFolder: string, question: OperatorRequest): Promise<string> => {
  const answers: unknown[] = [];
  for await (const answer of runOperatorCommand(dataFolder, question)) answers.push(answer);
  return JSON.stringify(answers);
};

const filesUnder = (path: string): string[] =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => filesUnder(join(path, name))) : [path];

it("leaves nothing readable of whose key was destroyed after a full rebuild, an intact chain and the same totals", async () => {
  const dataFolder = folder.fresh();
  const clock = createSimulatedClock(Date.parse("2026-03-01T09:00:00.000Z"));
  const shop = await openShop(dataFolder, { simulated: clock });
  const { auctionId, herId } = await liveThroughASale(shop);
  const before = await totalsOf(shop, await shop.administrator(), auctionId);
  expect(JSON.stringify((await (await shop.administrator()).get("/api/admin/users")).body)).toContain(NAME);
  await shop.running.stop();

  await erase(dataFolder, herId);
  rmSync(join(dataFolder, "views"), { recursive: true });
  const again = await openShop(dataFolder, { simulated: clock });
  const administrator = await again.administrator();
  expect(await totalsOf(again, administrator, auctionId)).toEqual(before);
  for (const { name } of projections) {
    expect(await again.running.profile.projections.verify(name)).toMatchObject({ differences: 0 });
  }
  const readings = await readingsOf(again, { auctionId, herId });
  for (const [what, text] of Object.entries(readings)) expect([what, text.includes(NAME)]).toEqual([what, false]);
  expect(readings[`/api/admin/subjects?q=${NAME}`]).toBe(JSON.stringify({ subjects: [], hasMore: false }));
  expect(JSON.parse(readings[`/api/admin/as-of?stream=user-${herId}`]!)).toMatchObject({
    state: { erased: true, firstName: null, email: null },
  });
  expect(checkCertificateText(readings[`/api/auctions/${auctionId}/certificate`]!).kind).toBe("intact");

  const backup = join(folder.fresh(), "backup");
  expect(await told(dataFolder, { command: "backup", argument: backup })).toContain(join(backup, "shop"));
  for (const question of [
    { command: "export", argument: herId },
    { command: "explain", argument: `user-${herId}` },
    { command: "explain", argument: `auction-${auctionId}` },
    { command: "replay", argument: "auction", subject: auctionId },
  ]) {
    const answer = await told(dataFolder, question);
    expect([question.command, answer.length > 2, answer.includes(NAME)]).toEqual([question.command, true, false]);
  }
  await again.running.stop();

  expect((await verifyLog(join(dataFolder, "log"))).damage).toBeNull();
  const kept = ["log", "views", "keys"].map((part) => join(dataFolder, part));
  for (const file of [...kept, backup].flatMap(filesUnder)) {
    expect([file, readFileSync(file).includes(NAME)]).toEqual([file, false]);
  }
});
