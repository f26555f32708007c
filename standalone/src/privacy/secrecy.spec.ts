import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { createLogger } from "@naqsh/shared/platform/logger";
import { createSeededIds } from "@naqsh/shared/platform/adapters/simulated/seeded-ids";
import { auctionTopic } from "@naqsh/shared/live";
import { connect, joinTopic } from "@naqsh/projection-service/testing/live-watcher";
import { Writable } from "node:stream";
import { expect, it } from "vitest";
import { bid, openRoom } from "../testing/room-in-test";
import { HOUR_MS, MINUTE_MS, openShop } from "../testing/shop-in-test";

const folder = temporaryFolder();

/** Riyals. The maxima are the leader's and never reached; the reserve is never met. */
type Secrets = { maximum: number; raised: number | null; reserve: number | null };

/** Not of the auction: moments of the machine. */
const OWN_OF_A_RUN = new Set(["serverTime", "time", "pid", "hostname"]);
/** Salts are of a run's own secret, and so is every hash that covers one. */
const HASH = /^[0-9a-f]{64}$/;

const comparable = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (name, inner) => {
    const isHash = typeof inner === "string" && HASH.test(inner);
    return isHash || OWN_OF_A_RUN.has(name) ? null : inner;
  });

/** All that reaches another bidder, a visitor and the log lines while sara leads with these secrets. */
const seenWith = async (secrets: Secrets): Promise<unknown> => {
  const lines: string[] = [];
  const destination = new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) });
  const dataFolder = folder.fresh();
  const shop = await openShop(dataFolder, {
    ids: createSeededIds("secrecy"),
    logger: createLogger({ level: "debug", destination }),
  });
  const room = await openRoom(shop, { reserve: secrets.reserve });
  const sara = await shop.register("sara", "collector");
  const omar = await shop.register("omar", "collector");
  const visitor = shop.visitor("nobody");
  const seen: unknown[] = [];

  const socket = connect(shop.running.url);
  seen.push(await joinTopic(socket, { topic: auctionTopic(room.auctionId) }));
  socket.on("change", ({ patch }: { patch: unknown }) => void pushed.push(patch));
  const pushed: unknown[] = [];
  const look = async (): Promise<void> => {
    await shop.running.settled();
    for (const path of [
      `/api/auctions/${room.auctionId}`,
      `/api/auctions/${room.auctionId}/bids`,
      `/api/auctions/${room.auctionId}/receipts`,
      `/api/auctions/${room.auctionId}/replay`,
      `/api/auctions/${room.auctionId}/certificate`,
      "/api/auctions?status=live",
      "/api/artworks",
      `/api/artworks/${room.artworkId}`,
      "/api/notifications",
      ...["outbid", "reserveNotMet", "extended", "passed"].map(
        (state) => `/api/why?state=${state}&subject=${room.auctionId}`,
      ),
    ]) {
      seen.push([path, await visitor.get(path), await omar.get(path)]);
    }
  };

  await bid(omar, room.auctionId, 600);
  seen.push(await bid(omar, room.auctionId, 700));
  await bid(sara, room.auctionId, secrets.maximum);
  seen.push(await omar.post(`/api/auctions/${room.auctionId}/bids`, { amount: 740 }));
  if (secrets.raised) await bid(sara, room.auctionId, secrets.raised);
  seen.push(await omar.post(`/api/auctions/${room.auctionId}/bids`, { amount: 900 }));
  await look();
  await shop.passTo(room.endsAt);
  await shop.pass(MINUTE_MS);
  await look();
  await shop.pass(HOUR_MS);

  const letters = await fetch(`${shop.running.url}/dev/mailbox`).then((answer) => answer.text());
  const nameless = letters.replaceAll(/mailbox\/[0-9a-f-]{36}/g, "mailbox");
  // Letters of one moment lie in the order of their names, which say nothing.
  const withoutNames = nameless.match(/<li>.*<\/li>/g)?.toSorted();
  socket.disconnect();
  await shop.running.stop();
  const heads = pushed.map((patch) => (patch as { head?: unknown }).head ?? patch);
  return comparable([seen, heads.at(-1), withoutNames, lines]);
};

it("tells nobody else of an unexhausted maximum", async () => {
  const low = await seenWith({ maximum: 5_000, raised: 6_000, reserve: null });
  const high = await seenWith({ maximum: 50_000, raised: 88_000, reserve: null });
  expect(high).toEqual(low);
});

it("tells nobody of the figure of an unmet reserve", async () => {
  const low = await seenWith({ maximum: 2_000, raised: null, reserve: 40_000 });
  const high = await seenWith({ maximum: 2_000, raised: null, reserve: 77_000 });
  expect(high).toEqual(low);
});
