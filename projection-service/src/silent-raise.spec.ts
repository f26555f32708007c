import { accountTopic, auctionListTopics, AUCTIONS_TOPIC, auctionTopic } from "@naqsh/shared/live";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { PATIENCE_MS } from "@naqsh/shared/testing/patience";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import type { Socket } from "socket.io-client";
import { expect, it } from "vitest";
import { AuctionStory, idOfName, STORY_BEGINS } from "./testing/auction-story";
import { approved, registered, submitted, workId } from "./testing/story-events";
import { connect, joinTopic } from "./testing/live-watcher";
import { openReadSide } from "./testing/read-side";
import type { ReadSide } from "./testing/read-side";

const folders = temporaryFolder();
const OTHERS = [null, "omar", "huda"] as const;

/** The moment of an answer, and the salt of a run, which is as long as any other. */
const ownOfARun = (text: string): string => text.replaceAll(/"(salt|serverTime)":("[^"]*"|\d+)/g, '"$1":0');

const pathsOf = ({ auctionId }: AuctionStory): string[] => [
  "/api/artworks",
  `/api/artworks/${workId("dune")}`,
  `/api/artworks/${workId("dune")}/bids`,
  "/api/auctions?status=live",
  "/api/auctions?status=completed",
  `/api/auctions/${auctionId}`,
  `/api/auctions/${auctionId}/bids`,
  `/api/auctions/${auctionId}/receipts`,
  `/api/auctions/${auctionId}/replay`,
  `/api/auctions/${auctionId}/certificate`,
  `/api/why?state=outbid&subject=${auctionId}`,
  "/api/auctions?mine=true",
  "/api/user/standings",
  "/api/notifications",
  "/api/home/statistics",
];

/** Everything that an answer is: status, headers, body and its length. */
const whole = async (readSide: ReadSide, path: string, reader: string | null, headers: Record<string, string>) => {
  const cookie = reader === null ? {} : { cookie: await readSide.cookieOf(reader) };
  const answer = await fetch(readSide.url + path, { headers: { ...cookie, ...headers } });
  const text = await answer.text();
  const isAsked = (value: string): boolean => value !== "" && value === headers["naqsh-position"];
  const sent = [...answer.headers]
    .filter(([name]) => name !== "date" && name !== "naqsh-time")
    .map(([name, value]) => [name, isAsked(value) ? "as asked" : value]);
  return [path, reader, answer.status, sent, text.length, ownOfARun(text)];
};

/** What was written before to a socket has arrived once it answers. */
const arrived = async (sockets: readonly Socket[]): Promise<void> => {
  for (const socket of sockets) await socket.timeout(PATIENCE_MS).emitWithAck("clock");
};

/** All that reaches a visitor, another bidder and the artist while sara leads, and raises her maximum or does not. */
const seenBy = async (hasRaised: boolean): Promise<unknown[]> => {
  const clock = createSimulatedClock(Date.parse(STORY_BEGINS));
  const readSide = await openReadSide(folders.fresh(), {}, { clock, timers: clock });
  const story = new AuctionStory("dune");
  const seen: unknown[] = [];
  /** Each topic is pushed in its order; which of two comes first in the same moment is nobody's doing. */
  const pushed: { of: string; what: unknown }[] = [];
  const noteAllPushed = (): void => {
    const byTopic = pushed.splice(0).toSorted((a, b) => (a.of < b.of ? -1 : Number(a.of > b.of)));
    seen.push(...byTopic.map(({ what }) => what));
  };
  for (const name of ["huda", "sara", "omar"]) {
    await readSide.tell(`user-${idOfName(name)}`, [registered(name, name === "huda" ? "artist" : "collector")]);
  }
  await readSide.tell(`artwork-${workId("dune")}`, [submitted("dune"), approved("dune")]);
  const asked = await readSide.sealed(
    await readSide.tell(`auction-${story.auctionId}`, [story.scheduled(), story.opened()]),
  );
  await readSide.service.settled();

  const sockets: Socket[] = [];
  for (const reader of OTHERS) {
    const socket = connect(readSide.url, reader === null ? undefined : await readSide.cookieOf(reader));
    for (const event of ["change", "watchers"]) {
      socket.on(event, (message: { topic: string }) => {
        pushed.push({ of: `${reader} ${message.topic}`, what: [reader, event, ownOfARun(JSON.stringify(message))] });
      });
    }
    sockets.push(socket);
    const own = reader === null ? [] : [accountTopic(idOfName(reader))];
    for (const topic of [
      auctionTopic(story.auctionId),
      AUCTIONS_TOPIC,
      ...auctionListTopics([story.auctionId]),
      ...own,
    ]) {
      const answer = await joinTopic(socket, { topic, since: 1 });
      await clock.advanceBy(2_000);
      await arrived(sockets);
      noteAllPushed();
      seen.push([reader, "joined", ownOfARun(JSON.stringify(answer))]);
    }
  }

  const look = async (): Promise<void> => {
    await readSide.service.settled();
    await clock.advanceBy(2_000);
    await readSide.service.settled();
    await arrived(sockets);
    noteAllPushed();
    for (const path of pathsOf(story)) {
      for (const reader of OTHERS) {
        for (const position of [undefined, asked, "0".repeat(20)]) {
          seen.push(await whole(readSide, path, reader, position === undefined ? {} : { "naqsh-position": position }));
        }
      }
    }
  };
  const tell = async (...events: object[]): Promise<void> => {
    await readSide.tell(`auction-${story.auctionId}`, events as never);
    await look();
  };

  await tell(story.leads("sara", 500_00, 900_00));
  await tell(story.loses("omar", 600_00, 650_00));
  const raise = story.raises(5_000_00);
  if (hasRaised) await tell(raise);
  else {
    readSide.tellNothing();
    await look();
  }
  await tell(story.loses("omar", 700_00, 750_00));
  await tell(story.closing(), story.closed());
  expect(readSide.errors).toEqual([]);
  for (const socket of sockets) socket.disconnect();
  await readSide.stop();
  return seen;
};

it("Nobody but the raiser can tell whether a maximum was raised: not by a header, a length or a count of messages", async () => {
  const quiet = await seenBy(false);
  const raised = await seenBy(true);
  expect(raised).toEqual(quiet);
});
