import { readCommandProcessConfig } from "@naqsh/command-service/config";
import type { AuctionPage } from "@naqsh/shared/auction";
import { createEventStoreDbEventStore } from "@naqsh/shared/platform/adapters/eventstoredb/eventstoredb-event-store";
import { createInternalClient } from "@naqsh/shared/platform/http/internal-client";
import type { StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import { machineFor } from "@naqsh/shared/platform/service/machine";
import { openKeys, openSessions } from "@naqsh/shared/platform/service/service-ports";
import { collect } from "@naqsh/shared/testing/events-to-store";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { describe, expect, it, onTestFinished } from "vitest";
import { askCluster } from "@naqsh/standalone/operations/ask-cluster";
import { castOf, settleIn } from "../simulation/cast";
import type { Cast } from "../simulation/cast";
import { judgeBids } from "../soak/judge-kills";
import type { ChildService } from "@naqsh/standalone/testing/cluster/child-service";
import { canOpenCluster, openCluster } from "@naqsh/standalone/testing/cluster/cluster-in-test";
import type { ClusterInTest } from "@naqsh/standalone/testing/cluster/cluster-in-test";
import { createShopVisitor } from "@naqsh/standalone/testing/shop-visitor";
import { bidThroughTrouble } from "./bid-through-trouble";
import { sendBid } from "./sent-bids";
import { seedAuctions } from "./seed-auctions";

const folder = temporaryFolder();
const ADMINISTRATOR = { email: "admin@naqsh.test", password: "a long enough passphrase" };
const BIDDERS = 8;
/** Longer than a machine with much else to do takes until people bid. */
const LASTS_MS = 4 * 60_000;
/** Longer than it takes until the next bid while services are killed: bids keep the auction open, and the clocks have less to pass. */
const SOFT_CLOSE_MS = 2 * 60_000;
/** Clocks go on in steps of two seconds, the sweep looks each three, and bids drain for two. */
const ON_TIME_MS = 12_000;

/** Two of every service behind the gateway, and an open auction that some people may bid on. */
const openShop = async (cast: Cast): Promise<{ cluster: ClusterInTest; auctionId: string }> => {
  const endsAtMs = Date.now() + LASTS_MS;
  let auctionId = "";
  const past = async (environment: Readonly<Record<string, string>>): Promise<void> => {
    const config = readCommandProcessConfig(environment);
    const machine = machineFor(config);
    const [keys, sessions] = [openKeys(config, machine), openSessions(config, machine)];
    const log = createEventStoreDbEventStore({ url: config.eventStoreUrl });
    const nowMs = Date.now();
    await settleIn(cast, { store: log, keys, sessions, nowMs });
    const seeded = { cast, count: 1, endsAtMs: () => endsAtMs, nowMs, softCloseMs: SOFT_CLOSE_MS };
    [auctionId = ""] = await seedAuctions(seeded, log, keys);
    await Promise.all([keys.close(), sessions.close(), log.close()]);
  };
  const cluster = await openCluster({
    folder: folder.fresh(),
    clientFolder: folder.fresh(),
    commandServices: 2,
    projectionServices: 2,
    administrator: ADMINISTRATOR,
    past,
  });
  onTestFinished(cluster.stop);
  return { cluster, auctionId };
};

/** The worker that acts now: it alone tells how far policies are. */
const actingWorker = async (workers: readonly ChildService[]): Promise<ChildService | undefined> => {
  const told = await Promise.all(workers.map(async ({ url }) => (await fetch(`${url}/metrics`)).text()));
  return workers[told.findIndex((text) => text.includes("naqsh_policy_stopped{"))];
};

const differing = async ({ serviceToken: token }: ClusterInTest, url: string): Promise<unknown[]> => {
  const node = createInternalClient({ service: "projection-service", url, token });
  const found = [];
  for await (const answer of askCluster(node, { command: "verify" })) found.push(answer);
  return found.filter((answer) => JSON.stringify(answer).includes('"differences":') && !isWhole(answer));
};
const isWhole = (answer: unknown): boolean => (answer as { differences: number }).differences === 0;

describe.skipIf(!canOpenCluster())("A service that is killed under load", () => {
  it("loses no acknowledged bid and no close, whichever it is; people have their answers, and views are right", async () => {
    const cast = castOf(BIDDERS, 1);
    const { cluster, auctionId } = await openShop(cast);
    const { commands, projections, workers } = cluster.services;
    await expect.poll(() => actingWorker(workers)).toBeDefined();
    const bidding = bidThroughTrouble([cluster.url], auctionId, cast.bidders);
    const answered = async (count: number): Promise<void> => {
      const before = bidding.acknowledged.length;
      await expect.poll(() => bidding.acknowledged.length - before).toBeGreaterThanOrEqual(count);
    };
    await answered(BIDDERS);
    // The workers ask the first of both others.
    const killed = [commands[1]!, projections[1]!, (await actingWorker(workers))!];
    for (const service of killed) {
      await service.kill();
      await answered(BIDDERS);
    }
    await expect.poll(() => actingWorker(workers.filter((one) => !killed.includes(one)))).toBeDefined();
    // To start is most of what this takes: each at the same time as the others.
    await Promise.all(killed.map((service) => service.restart()));
    await answered(BIDDERS);
    await bidding.stop();
    expect([...bidding.statuses.keys()].filter((status) => ![0, 201, 422, 502, 503, 504].includes(status))).toEqual([]);

    const pageAt = (url: string) => createShopVisitor(url, "reader").get<AuctionPage>(`/api/auctions/${auctionId}`);
    await cluster.settled();
    const endsAtMs = Date.parse((await pageAt(cluster.url)).body.room.endsAt);
    await cluster.shift(endsAtMs - Date.now() + ON_TIME_MS);
    await cluster.settled();
    const log = createEventStoreDbEventStore({ url: cluster.eventStoreUrl });
    const events: StoredEvent[] = await collect(log.readAll());
    await log.close();
    judgeBids(events, bidding.acknowledged);
    const closes = events.filter(({ type }) => type === "AuctionClosed");
    expect(closes).toHaveLength(1);
    expect(Date.parse(closes[0]!.recordedAt)).toBeGreaterThanOrEqual(endsAtMs);

    // Nodes that share their views compute one of them at one node at a time.
    for (const { url } of projections) expect(await differing(cluster, url)).toEqual([]);
    const rooms = await Promise.all(projections.map(({ url }) => pageAt(url)));
    expect(rooms[0]!.body.room).toMatchObject({ outcome: "sold", bidderCount: BIDDERS });
    expect(rooms[1]!.body.room).toEqual(rooms[0]!.body.room);
    const [first] = bidding.acknowledged;
    expect((await sendBid({ url: cluster.url, auctionId, ...first! }))?.text).toBe(first!.text);
  });
});
