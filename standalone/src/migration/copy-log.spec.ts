import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { builtProgram } from "@naqsh/shared/testing/built-program";
import type { ArtworkDetail } from "@naqsh/shared/artwork";
import { openEmbeddedLogReader } from "@naqsh/shared/platform/adapters/embedded-log/embedded-log-reader";
import { verifyLog } from "@naqsh/shared/platform/adapters/embedded-log/verify-log";
import { createEventStoreDbEventStore } from "@naqsh/shared/platform/adapters/eventstoredb/eventstoredb-event-store";
import { EventStorePeer } from "@naqsh/shared/platform/adapters/eventstoredb/testing/event-store-peer";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { DELIVERY } from "@naqsh/shared/testing/delivery-in-test";
import { eventToStore, idsIn } from "@naqsh/shared/testing/events-to-store";
import { TcpProxy } from "@naqsh/shared/testing/tcp-proxy";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { openLmdbPolicyCheckpoints } from "@naqsh/worker/adapters/lmdb/lmdb-policy-checkpoints";
import { openLmdbSentLetters } from "@naqsh/worker/adapters/lmdb/lmdb-sent-letters";
import { policies } from "@naqsh/worker/policies/all-policies";
import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { claimDataFolder } from "../data-folder/folder-mark";
import { foundTrouble, wordsOfAnswer } from "../operations/operator-answer";
import { bid, openRoom } from "../testing/room-in-test";
import { HOUR_MS, openShop } from "../testing/shop-in-test";
import type { ShopInTest } from "../testing/shop-in-test";
import { copyLog } from "./copy-log";
import type { CopyLogOptions } from "./copy-log-arguments";
import type { CopyShopReport } from "./copy-shop";

const folder = temporaryFolder();
const program = fileURLToPath(new URL("../ops.ts", import.meta.url));

const startPeer = async (): Promise<EventStorePeer> => {
  const peer = new EventStorePeer(folder.fresh());
  await peer.start();
  onTestFinished(() => peer.kill());
  return peer;
};

const copied = async (
  question: Pick<CopyLogOptions, "from" | "clusterFolder">,
  dataFolder: string,
  url: string,
): Promise<CopyShopReport> => {
  let report: CopyShopReport | null = null;
  const asked = { ...question, mapFile: null, asJson: false };
  for await (const answer of copyLog(asked, dataFolder, { EVENTSTORE_URL: url })) {
    if (typeof answer === "object" && answer !== null && "moved" in answer) report = answer.moved as CopyShopReport;
  }
  if (report === null) throw new Error("The copy told no report");
  return report;
};

/** Begins to copy in a process of its own, through a line that falls silent half-way, and kills it there. */
const killedHalfWay = async (dataFolder: string, clusterFolder: string, peer: EventStorePeer): Promise<void> => {
  const proxy = await TcpProxy.before({ port: Number(new URL(peer.url).port) });
  const stalled = proxy.stallAfter(40_000);
  const words = ["copy-log", "--from", "embedded", "--to", "cluster", "--cluster-folder", clusterFolder];
  const env = { ...process.env, DATA_FOLDER: dataFolder, EVENTSTORE_URL: `esdb://127.0.0.1:${proxy.port}?tls=false` };
  const child = spawn(process.execPath, [await builtProgram(program), ...words], { env, stdio: "ignore" });
  const ended = once(child, "exit");
  await Promise.race([stalled, ended]);
  child.kill("SIGKILL");
  expect((await ended)[1]).toBe("SIGKILL");
  await proxy.close();
};

/** What people read of a shop, each signed in anew. */
const answersOf = async (shop: ShopInTest, auctionId: string): Promise<unknown[]> => {
  const answers: unknown[] = [];
  for (const name of ["sara", "omar"]) {
    const person = shop.visitor(`${name} again`);
    expect(
      await person.post("/api/signin", { email: `${name}@naqsh.test`, password: "correct horse 7" }),
    ).toMatchObject({ status: 200 });
    // What follows from signing in is part of neither the one answer nor the other by chance.
    await shop.running.settled();
    for (const path of ["orders/my-purchases", "notifications", "artworks", "auctions", `auctions/${auctionId}`]) {
      answers.push(await person.get(`/api/${path}`));
    }
  }
  return answers;
};

const portrait = async (): Promise<FormData> => {
  const form = new FormData();
  const picture = { width: 64, height: 64, channels: 3 as const, background: "#334455" };
  const bytes = await sharp({ create: picture }).png().toBuffer();
  form.set("profileImage", new Blob([new Uint8Array(bytes)], { type: "image/png" }), "me.png");
  return form;
};

/** A shop with an auction that was won and paid; gives its folder, its time and what it answers. */
const restingShop = async () => {
  const dataFolder = folder.fresh();
  const shop = await openShop(dataFolder);
  const room = await openRoom(shop);
  await room.artist.post("/api/user/upload-profile-image", await portrait());
  const [sara, omar] = [await shop.register("sara", "collector"), await shop.register("omar", "collector")];
  for (const amount of [600, 900, 1_300]) {
    await bid(sara, room.auctionId, amount);
    await bid(omar, room.auctionId, amount + 150);
  }
  await shop.pass(3 * HOUR_MS);
  const [order] = (await omar.get<{ id: string }[]>("/api/orders/my-purchases")).body;
  await omar.put(`/api/orders/${order!.id}/delivery`, DELIVERY);
  await omar.post(`/api/orders/${order!.id}/payments`, { method: "sandbox-succeeds" });
  await shop.running.settled();
  const { image } = (await omar.get<ArtworkDetail>(`/api/artworks/${room.artworkId}`)).body;
  const answers = await answersOf(shop, room.auctionId);
  await shop.running.settled();
  await shop.running.stop();
  const picture = `${image.base}-320.webp`;
  return { dataFolder, auctionId: room.auctionId, atMs: shop.clock.now(), answers, picture };
};

const idsInFolder = async (dataFolder: string): Promise<string[]> => {
  const log = await openEmbeddedLogReader(join(dataFolder, "log"));
  const ids = await idsIn(log);
  await log.close();
  return ids;
};

/** Names in Files; what begins with a dot is a digest beside one. */
const filesIn = (dataFolder: string): string[] =>
  readdirSync(join(dataFolder, "files"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ parentPath, name }) => relative(join(dataFolder, "files"), join(parentPath, name)))
    .toSorted();

describe("moving a shop", () => {
  it("to the cluster, killed on its way, and back, it answers as before and repeats nothing", async () => {
    const shop = await restingShop();
    const [peer, clusterFolder] = [await startPeer(), folder.fresh()];
    const ids = await idsInFolder(shop.dataFolder);
    await killedHalfWay(shop.dataFolder, clusterFolder, peer);
    const early = (await idsIn(peer.log)).length;
    expect(early).toBeGreaterThan(0);
    expect(early).toBeLessThan(ids.length);

    const there = { from: "embedded" as const, clusterFolder };
    const report = await copied(there, shop.dataFolder, peer.url);
    expect(report).toMatchObject({ events: ids.length, copied: ids.length - early });
    expect(await idsIn(peer.log)).toEqual(ids);
    expect(await copied(there, shop.dataFolder, peer.url)).toEqual({ ...report, copied: 0, files: 0 });
    const files = filesIn(shop.dataFolder);
    expect(files.length).toBeGreaterThan(1);
    expect(filesIn(clusterFolder)).toEqual(files);
    expect(report).toMatchObject({ files: files.length, missingFiles: [] });
    const lines = readFileSync(report.mapFile, "utf8").trimEnd().split("\n");
    expect(lines.map((line) => line.split("\t")[2])).toEqual(ids);

    const checkpoints = openLmdbPolicyCheckpoints(join(clusterFolder, "worker", "policies.mdb"));
    const places = await Promise.all(policies.map(({ name }) => checkpoints.find(name)));
    expect(new Set(places)).toEqual(new Set([lines.at(-1)!.split("\t")[1]]));
    await checkpoints.close();
    const letters = openLmdbSentLetters(join(clusterFolder, "worker", "letters.mdb"));
    for await (const { type, data } of peer.log.readAll()) {
      if (type === "NoticeMailed") expect(await letters.claim(String(data["mailKey"]), 1, 2)).toBe("sent");
    }
    await letters.close();

    const back = join(folder.fresh(), "shop");
    const returned = await copied({ from: "cluster", clusterFolder }, back, peer.url);
    expect(returned.hash).toBe(report.hash);
    const returnedAgain = await copied({ from: "cluster", clusterFolder }, back, peer.url);
    expect(returnedAgain).toEqual({ ...returned, copied: 0, files: 0 });
    expect(await idsInFolder(back)).toEqual(ids);
    expect(await verifyLog(join(back, "log"))).toMatchObject({ damage: null, events: ids.length });
    const stopped = await openShop(back, { simulated: createSimulatedClock(shop.atMs) });
    await stopped.running.stop();
    expect(stopped.errors).toEqual([]);
    const again = await openShop(back, { simulated: createSimulatedClock(shop.atMs) });
    await again.running.settled();
    expect((await idsIn(peer.log)).length).toBe(ids.length);
    expect(await again.running.profile.mailbox.letters()).toEqual([]);
    expect(await answersOf(again, shop.auctionId)).toEqual(shop.answers);
    expect((await fetch(`${again.running.url}/images/${shop.picture}`)).status).toBe(200);
    await again.running.stop();
    expect(again.errors).toEqual([]);
    expect(await idsInFolder(back)).toEqual(ids);
    await expect(copied({ from: "cluster", clusterFolder }, back, peer.url)).rejects.toThrow("holds a shop already");
  });

  it("says which files events name that the source does not hold", async () => {
    const shop = await restingShop();
    const files = join(shop.dataFolder, "files");
    const lost = filesIn(shop.dataFolder).slice(0, 2);
    for (const name of lost) rmSync(join(files, name));
    const [peer, clusterFolder] = [await startPeer(), folder.fresh()];
    const report = await copied({ from: "embedded", clusterFolder }, shop.dataFolder, peer.url);
    expect(report.missingFiles.toSorted()).toEqual(lost);
    const answer = { answer: "moved", moved: report, to: "cluster" };
    expect(foundTrouble(answer)).toBe(true);
    expect(wordsOfAnswer(answer)).toContain(lost[0]!);
  });

  it("is refused to a log of others, of a demo, and beside a running server", async () => {
    const dataFolder = folder.fresh();
    const [peer, clusterFolder] = [await startPeer(), folder.fresh()];
    const ask = () => copied({ from: "embedded", clusterFolder }, dataFolder, peer.url);
    await expect(ask()).rejects.toThrow("holds no shop");
    const shop = await openShop(dataFolder);
    await shop.register("sara", "collector");
    await shop.running.settled();
    await expect(ask()).rejects.toThrow("Another process writes the log");
    await shop.running.stop();
    const other = createEventStoreDbEventStore({ url: peer.url });
    await other.append("auction-9", -1, [eventToStore("of another shop")]);
    await other.close();
    await expect(ask()).rejects.toThrow("The target holds BidPlaced of auction-9");

    const demo = folder.fresh();
    await claimDataFolder(demo, "demo");
    await expect(copied({ from: "embedded", clusterFolder }, demo, peer.url)).rejects.toThrow("holds a demo");
  });
});
