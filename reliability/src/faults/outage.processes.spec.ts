import { TERMS_VERSION } from "@naqsh/shared/account";
import type { AuctionPage, BidAnswer } from "@naqsh/shared/auction";
import { after, instantFromMs } from "@naqsh/shared/kernel/instant";
import { PeerProcess } from "@naqsh/shared/platform/adapters/eventstoredb/testing/peer-process";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { eventually } from "@naqsh/shared/testing/eventually";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startChildService } from "@naqsh/standalone/testing/cluster/child-service";
import type { ChildService } from "@naqsh/standalone/testing/cluster/child-service";
import { freePort } from "@naqsh/shared/testing/free-port";
import { artworkForm, HOUR_MS, MINUTE_MS } from "@naqsh/standalone/testing/shop-in-test";
import { createShopVisitor } from "@naqsh/standalone/testing/shop-visitor";
import type { ShopVisitor } from "@naqsh/standalone/testing/shop-visitor";

const folder = temporaryFolder();
const ADMINISTRATOR = { email: "admin@naqsh.test", password: "a long enough passphrase" };
const WAITS_MS = 3_000;

describe("An outage of services that are processes of their own", () => {
  const log = new PeerProcess(folder.fresh());
  let shared: Record<string, string>;
  let commands: ChildService;
  let projections: ChildService;
  let worker: ChildService;
  let artist: ShopVisitor;
  let bidder: ShopVisitor;
  let sleptMs = 0;

  const now = (): number => Date.now() + sleptMs;
  const sleepAll = async (ms: number, services: readonly ChildService[]): Promise<void> => {
    sleptMs += ms;
    for (const service of services) await service.sleep(ms);
  };
  const registered = async (name: string, role: string): Promise<ShopVisitor> => {
    const visitor = createShopVisitor(commands.url, name);
    const account = {
      firstName: name,
      lastName: "Test",
      email: `${name}@naqsh.test`,
      password: "correct horse 7",
      role,
      acceptedTerms: TERMS_VERSION,
    };
    expect((await visitor.post("/api/register", account)).status).toBe(201);
    return visitor;
  };
  const roomOf = async (auctionId: string): Promise<AuctionPage["room"] | undefined> =>
    (await createShopVisitor(projections.url, "reader").get<AuctionPage>(`/api/auctions/${auctionId}`)).body.room;
  /** A live auction that ends in twenty minutes. */
  const openAuction = async (title: string): Promise<{ auctionId: string; endsAt: string }> => {
    const { id: artworkId } = (await artist.post<{ id: string }>("/api/artworks", await artworkForm(title))).body;
    const administrator = createShopVisitor(commands.url, "administrator");
    await administrator.post("/api/signin", ADMINISTRATOR);
    await administrator.post(`/api/admin/artworks/${artworkId}/approve`);
    const [startsAt, endsAt] = [MINUTE_MS, 21 * MINUTE_MS].map((ms) => instantFromMs(now() + ms)) as [string, string];
    const lot = { artworkId, openingPrice: 500, startsAt, endsAt };
    const scheduled = await artist.post<{ id: string }>("/api/auctions", lot);
    expect(scheduled.status).toBe(201);
    const auctionId = scheduled.body.id;
    sleptMs += MINUTE_MS;
    for (const service of [commands, projections, worker]) await service.shift(MINUTE_MS);
    await eventually(async () => expect((await roomOf(auctionId))?.status).toBe("live"));
    return { auctionId, endsAt };
  };
  const startWorker = async (): Promise<ChildService> => {
    const asked = { COMMAND_SERVICE_URL: commands.url, PROJECTION_SERVICE_URL: projections.url };
    const started = await startChildService("worker", { ...shared, ...asked });
    await started.sleep(sleptMs);
    return started;
  };
  const bid = (auctionId: string, amount: number) =>
    bidder.post<BidAnswer & { code?: string }>(`/api/auctions/${auctionId}/bids`, { amount });

  beforeAll(async () => {
    await log.start();
    shared = {
      // Its administrator works without a second factor, and its people need no letters.
      DEMO: "1",
      DATA_FOLDER: folder.fresh(),
      EVENTSTORE_URL: log.url,
      SERVICE_TOKEN: "services-of-a-test-know-each-other-by-this",
      LOG_LEVEL: "error",
    };
    const named = { ADMIN_EMAIL: ADMINISTRATOR.email, ADMIN_PASSWORD: ADMINISTRATOR.password };
    commands = await startChildService("command-service", { ...shared, ...named });
    const workerPort = await freePort();
    projections = await startChildService("projection-service", {
      ...shared,
      WORKER_URL: `http://127.0.0.1:${workerPort}`,
    });
    worker = await startWorker();
    artist = await registered("noura", "artist");
    bidder = await registered("sara", "collector");
  });
  afterAll(async () => {
    for (const service of [worker, projections, commands]) await service.stop();
    await log.kill();
  });

  it("is made good before a bid is decided that comes on waking", async () => {
    const { auctionId, endsAt } = await openAuction("مدّ");
    await sleepAll(2 * HOUR_MS, [commands]);
    const answer = bid(auctionId, 600);
    await projections.sleep(2 * HOUR_MS);
    await worker.sleep(2 * HOUR_MS);
    const { status, body } = await answer;
    expect([status, body.standing]).toEqual([201, "leading"]);
    expect(Date.parse(body.endsAt) - Date.parse(after(endsAt, 2 * HOUR_MS))).toBeGreaterThan(-5_000);
  });

  it("stops no bid in time while no worker lives, and refuses none for good that would be late", async () => {
    const { auctionId } = await openAuction("جزر");
    await worker.settled();
    await worker.kill();
    await sleepAll(10 * MINUTE_MS, [commands, projections]);
    let status = 0;
    void bid(auctionId, 600).then((answer) => (status = answer.status));
    // It waits for a worker until it has waited long enough.
    const waitOn = async (): Promise<void> => {
      await sleepAll(WAITS_MS, [commands, projections]);
      expect(status).toBe(201);
    };
    await eventually(waitOn, { interval: 200 });
    await sleepAll(HOUR_MS, [commands, projections]);
    const late = await bid(auctionId, 700);
    expect([late.status, late.body.code]).toEqual([503, "UNAVAILABLE"]);
    worker = await startWorker();
    await eventually(async () => expect((await bid(auctionId, 700)).status).toBe(201), { interval: 500 });
  });
});
