import { accountTopic, auctionListTopics, AUCTIONS_TOPIC, auctionTopic } from "@naqsh/shared/live";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { eventually } from "@naqsh/shared/testing/eventually";
import { describe, expect, it } from "vitest";
import { AuctionStory, idOfName } from "./testing/auction-story";
import { approved, noticed, registered, submitted, workId } from "./testing/story-events";
import { connect, joinTopic } from "./testing/live-watcher";
import { openReadSide } from "./testing/read-side";
import type { ReadSide } from "./testing/read-side";

const folders = temporaryFolder();

type Secrets = { maximum: number; raised: number; reserve: number };

/** Clocks of the answers differ between runs; nothing else may. */
const withoutClocks = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (name, inner) => (name === "serverTime" ? 0 : inner));

const tellAuction = async (readSide: ReadSide, story: AuctionStory, secrets: Secrets): Promise<void> => {
  const tell = (...events: object[]) => readSide.tell(`auction-${story.auctionId}`, events as never);
  await tell(story.leads("sara", 500_00, secrets.maximum));
  await tell(story.loses("omar", 600_00, 650_00));
  await tell(story.raises(secrets.raised));
  await tell(story.loses("omar", 700_00, 750_00));
};

/** Everything that reaches visitors and another bidder, in a run with these secrets. */
const seenWith = async (secrets: Secrets): Promise<unknown> => {
  const readSide = await openReadSide(folders.fresh());
  const story = new AuctionStory("dune");
  for (const name of ["huda", "sara", "omar"]) {
    await readSide.tell(`user-${idOfName(name)}`, [registered(name, name === "huda" ? "artist" : "collector")]);
  }
  await readSide.tell(`artwork-${workId("dune")}`, [submitted("dune"), approved("dune")]);
  await readSide.tell(`auction-${story.auctionId}`, [story.scheduled({ reserve: secrets.reserve }), story.opened()]);
  await readSide.service.settled();

  const sockets = [connect(readSide.url), connect(readSide.url, await readSide.cookieOf("omar"))];
  const pushed: unknown[] = [];
  const answers: unknown[] = [];
  for (const [number, socket] of sockets.entries()) {
    socket.on("change", (message) => void pushed.push([number, message]));
    answers.push(await joinTopic(socket, { topic: auctionTopic(story.auctionId) }));
    answers.push(await joinTopic(socket, { topic: AUCTIONS_TOPIC }));
    answers.push(await joinTopic(socket, { topic: auctionListTopics([story.auctionId])[0]! }));
  }
  answers.push(await joinTopic(sockets[1]!, { topic: accountTopic(idOfName("omar")) }));
  await tellAuction(readSide, story, secrets);
  await readSide.tell(`inbox-${idOfName("omar")}`, [
    noticed("omar", "outbid", "outbid", { auctionId: story.auctionId }),
  ]);
  await readSide.service.settled();
  const latest = (view: string) =>
    (pushed as [number, { view: string; sequence: number; patch: unknown }][])
      .filter(([, message]) => message.view === view)
      .toSorted(([a, x], [b, y]) => a - b || x.sequence - y.sequence)
      .at(-1)?.[1];
  await eventually(() => expect(latest("auction-room")).toMatchObject({ sequence: 5 }));
  await eventually(() => expect(latest("auction-list")).toMatchObject({ sequence: 5 }));

  const queries: unknown[] = [];
  for (const path of [
    "/api/artworks",
    "/api/artworks?sort=price-low&minPrice=700&maxPrice=800",
    `/api/artworks/${workId("dune")}`,
    `/api/artworks/${workId("dune")}/bids`,
    `/api/auctions?status=live`,
    `/api/auctions/${story.auctionId}`,
    `/api/auctions/${story.auctionId}/bids`,
    `/api/auctions/${story.auctionId}/receipts`,
    "/api/auctions?mine=true",
    "/api/user/standings",
    "/api/notifications",
    "/api/home/statistics",
  ]) {
    for (const reader of [null, "omar"]) {
      const { status, body } = await readSide.ask(path, reader);
      queries.push([path, reader, status, body]);
    }
  }
  // The salt is of this run's secret; what it is worth does not change with anybody's maximum.
  const salted = JSON.parse(JSON.stringify(queries), (name, inner) => (name === "salt" ? "" : inner));
  const views = ["auction-room", "auction-list", "standing", "notifications"].map((view) => {
    const { patch, sequence } = latest(view)!;
    return [view, sequence, view === "auction-room" ? (patch as { head: unknown }).head : patch];
  });
  for (const socket of sockets) socket.disconnect();
  await readSide.stop();
  return withoutClocks([answers, views, salted]);
};

describe("What others see of an auction", () => {
  it("is the same whatever the leader's unexhausted maximum and the unmet reserve", async () => {
    const low = await seenWith({ maximum: 760_00, raised: 770_00, reserve: 5_000_00 });
    const high = await seenWith({ maximum: 9_999_00, raised: 88_888_00, reserve: 77_777_00 });
    expect(high).toEqual(low);
  });
});
