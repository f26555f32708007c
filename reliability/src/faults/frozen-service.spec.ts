import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { readCommandProcessConfig } from "@naqsh/command-service/config";
import { createEventStoreDbEventStore } from "@naqsh/shared/platform/adapters/eventstoredb/eventstoredb-event-store";
import type { StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import { machineFor } from "@naqsh/shared/platform/service/machine";
import { openKeys, openSessions } from "@naqsh/shared/platform/service/service-ports";
import { collect } from "@naqsh/shared/testing/events-to-store";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { describe, expect, it, onTestFinished } from "vitest";
import { canOpenCluster, openCluster } from "@naqsh/standalone/testing/cluster/cluster-in-test";
import type { ClusterInTest } from "@naqsh/standalone/testing/cluster/cluster-in-test";
import { castOf, settleIn } from "../simulation/cast";
import { eventsOf } from "../simulation/judge";
import { judgeAuction } from "../simulation/judge-auction";
import type { Outages } from "../simulation/judge-auction";
import { judgeBids } from "../soak/judge-kills";
import { bidThroughTrouble } from "./bid-through-trouble";
import { seedAuctions } from "./seed-auctions";
import { acknowledgedBy, sendBid } from "./sent-bids";

const folder = temporaryFolder();
const ADMINISTRATOR = { email: "admin@naqsh.test", password: "a long enough passphrase" };
/** Until the end, people bid at both. */
const LASTS_MS = 16_000;
/** The end lies in the freeze, which is shorter than what counts as an outage by far. */
const BEFORE_END_MS = 1_500;
const AFTER_END_MS = 2_500;
/** More than everybody else bids. */
const HIGHEST = 100_000;

const until = (atMs: number): Promise<void> => pause(Math.max(0, atMs - Date.now()));

/** Two command-services on the same engines, each asked by its own bidders, and what is known of an auction that ends soon. */
const openShop = async () => {
  const cast = castOf(5, 1);
  let environment: Readonly<Record<string, string>> = {};
  const portsOf = () => {
    const config = readCommandProcessConfig(environment);
    const machine = machineFor(config);
    return { keys: openKeys(config, machine), sessions: openSessions(config, machine) };
  };
  const past = async (told: Readonly<Record<string, string>>): Promise<void> => {
    environment = told;
    const { keys, sessions } = portsOf();
    const store = createEventStoreDbEventStore({ url: told["EVENTSTORE_URL"]! });
    await settleIn(cast, { store, keys, sessions, nowMs: Date.now() });
    await Promise.all([keys.close(), sessions.close(), store.close()]);
  };
  const cluster = await openCluster({
    folder: folder.fresh(),
    clientFolder: folder.fresh(),
    commandServices: 2,
    projectionServices: 1,
    administrator: ADMINISTRATOR,
    time: "machine",
    past,
  });
  const log = createEventStoreDbEventStore({ url: cluster.eventStoreUrl });
  const { keys, sessions } = portsOf();
  onTestFinished(async () => {
    // A process that stands still hears nobody who tells it to stop.
    for (const service of cluster.services.commands) service.thaw();
    await cluster.stop();
    await Promise.all([keys.close(), sessions.close(), log.close()]);
  });
  const endsAtMs = Date.now() + LASTS_MS;
  const seeded = { cast, count: 1, endsAtMs: () => endsAtMs, nowMs: Date.now() };
  const [auctionId = ""] = await seedAuctions(seeded, log, keys);
  const events = (): Promise<StoredEvent[]> => collect(log.readAll());
  return { cast, cluster, auctionId, endsAtMs, events };
};

const ms = (instant: unknown): number => Date.parse(String(instant));

/** What moved the end: by how much is the product's to say, and what the model is told. */
const timeGivenBack = (events: readonly StoredEvent[]): { movedMs: number[]; outages: Outages } => {
  const moves = events.filter(({ type, data }) => type === "AuctionExtended" && data["reason"] === "outage");
  const movedMs = moves.map(({ data }) => ms(data["endsAt"]) - ms(data["previousEndsAt"]));
  const outages = moves.map(({ data }, place) => {
    const fromMs = ms(data["previousEndsAt"]) - 1;
    const [from, to] = [fromMs, fromMs + movedMs[place]!].map((at) => new Date(at).toISOString());
    return [String(data["outageId"]), { from: from!, to: to! }] as const;
  });
  return { movedMs, outages: new Map(outages) };
};

const commandUrlsOf = ({ commandUrls }: ClusterInTest): [string, string] => commandUrls as [string, string];

describe.skipIf(!canOpenCluster())("One of two command-services that stands still across an auction's end", () => {
  it("takes nobody's bid that was sent in time, decides none on what it knew before, and the auction closes once", async () => {
    const { cast, cluster, auctionId, endsAtMs, events } = await openShop();
    const [awake, frozen] = commandUrlsOf(cluster);
    const [, sleeper] = cluster.services.commands;
    const bidders = cast.bidders.slice(0, 4);
    const bidding = bidThroughTrouble([awake, frozen], auctionId, bidders);
    await expect.poll(() => new Set(bidding.acknowledged.map(({ who }) => who)).size).toBe(bidders.length);

    await until(endsAtMs - BEFORE_END_MS);
    sleeper!.freeze();
    await pause(100);
    const frozenAtMs = Date.now();
    const held = { url: frozen, auctionId, who: cast.bidders[4]!, key: randomUUID(), amount: HIGHEST };
    const answer = sendBid(held);
    await until(endsAtMs + AFTER_END_MS);
    expect((await events()).filter(({ type }) => type === "AuctionClosed")).toEqual([]);
    const thawedAtMs = Date.now();
    sleeper!.thaw();

    const taken = acknowledgedBy((await answer)!, held);
    expect(taken).not.toBeNull();
    await bidding.stop();
    await expect.poll(async () => (await events()).some(({ type }) => type === "AuctionClosed")).toBe(true);
    await cluster.settled();
    const told = await events();
    const stream = eventsOf(`auction-${auctionId}`, told);
    const { movedMs, outages } = timeGivenBack(told);

    expect(bidding.refused.filter(({ code, sentAtMs }) => code === "AUCTION_ENDED" && sentAtMs <= thawedAtMs)).toEqual(
      [],
    );
    expect([...bidding.statuses.keys()].filter((status) => ![201, 409, 422, 503].includes(status))).toEqual([]);
    judgeBids(told, [...bidding.acknowledged, taken!]);
    expect(stream.map(({ revision }) => revision)).toEqual(stream.map((_, place) => place));
    expect(movedMs[0]).toBeGreaterThanOrEqual(thawedAtMs - frozenAtMs);
    expect(judgeAuction(stream, outages).leader()).toBe(held.who.id);
    expect(stream.filter(({ type }) => type === "AuctionClosed")).toHaveLength(1);

    // Both have the same first answers, and know that it is over.
    for (const url of [awake, frozen]) {
      expect((await sendBid({ ...held, url }))?.text).toBe(taken!.text);
      const late = await sendBid({ ...held, url, key: randomUUID(), amount: HIGHEST + 1_000 });
      expect(late?.text).toContain('"AUCTION_ENDED"');
    }
  });
});
