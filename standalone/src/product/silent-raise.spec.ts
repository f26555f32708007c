import { connect, joinTopic } from "@naqsh/projection-service/testing/live-watcher";
import { accountTopic, auctionListTopics, AUCTIONS_TOPIC, auctionTopic } from "@naqsh/shared/live";
import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";
import { createSeededIds } from "@naqsh/shared/platform/adapters/simulated/seeded-ids";
import { PATIENCE_MS } from "@naqsh/shared/testing/patience";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it } from "vitest";
import { bid, openRoom } from "../testing/room-in-test";
import { MINUTE_MS, openShop } from "../testing/shop-in-test";

const folder = temporaryFolder();

/** Moments of the machine; salts are of a run's own secret, and so is every hash that covers one. */
const ownOfARun = (text: string): string =>
  text.replaceAll(/"(salt|serverTime)":("[^"]*"|\d+)/g, '"$1":0').replaceAll(/[0-9a-f]{64}/g, "hash");

/** Without what is of the moment, the session or the salt; of a position that is sealed anew each time, its length. */
const shownHeaders = (headers: Headers): unknown[] =>
  [...headers]
    .filter(([name]) => !["date", "naqsh-time", "set-cookie", "etag"].includes(name))
    .map(([name, value]) => [name, name === "naqsh-position" && !/^\d+$/.test(value) ? value.length : value]);

/** Another bidder or a visitor, all of whose answers are kept. */
const createOther = (url: string, name: string, seen: unknown[]) => {
  let cookie = "";
  let position = "";
  let calls = 0;
  return async (method: "GET" | "POST", path: string, body?: object): Promise<void> => {
    calls += 1;
    const headers = {
      cookie,
      // A compressed answer is as long as the hashes in it allow.
      "accept-encoding": "identity",
      ...(position && { "naqsh-position": position }),
      ...(method === "POST" && { "idempotency-key": uuid5(NAQSH_NAMESPACE, `${name}/${calls}`) }),
      ...(body && { "content-type": "application/json" }),
    };
    const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await answer.text();
    cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
    if (method === "POST") position = answer.headers.get("naqsh-position") ?? position;
    seen.push([name, method, path, answer.status, shownHeaders(answer.headers), text.length, ownOfARun(text)]);
  };
};

/** What was written before to a socket has arrived once it answers. */
const arrived = async (socket: ReturnType<typeof connect>): Promise<void> => {
  await socket.timeout(PATIENCE_MS).emitWithAck("clock");
};

/** All that reaches another bidder, a visitor and the mailbox, while sara leads and raises her maximum or does not. */
const seenBy = async (hasRaised: boolean): Promise<unknown[]> => {
  const shop = await openShop(folder.fresh(), { ids: createSeededIds("silent raise") });
  const room = await openRoom(shop);
  const sara = await shop.register("sara", "collector");
  const omarsId = (await shop.register("omar", "collector")).id;
  const seen: unknown[] = [];
  const omar = createOther(shop.running.url, "omar", seen);
  const visitor = createOther(shop.running.url, "visitor", seen);
  await omar("POST", "/api/signin", { email: "omar@naqsh.test", password: "correct horse 7" });

  const socket = connect(shop.running.url);
  for (const event of ["change", "watchers"]) {
    socket.on(event, (message) => void seen.push([event, ownOfARun(JSON.stringify(message))]));
  }
  for (const topic of [
    auctionTopic(room.auctionId),
    AUCTIONS_TOPIC,
    ...auctionListTopics([room.auctionId]),
    accountTopic(omarsId),
  ]) {
    seen.push(ownOfARun(JSON.stringify(await joinTopic(socket, { topic, since: 1 }))));
  }
  const look = async (): Promise<void> => {
    await shop.running.settled();
    await shop.pass(MINUTE_MS);
    await arrived(socket);
    for (const ask of [visitor, omar]) {
      for (const path of [
        `/api/auctions/${room.auctionId}`,
        `/api/auctions/${room.auctionId}/bids`,
        `/api/auctions/${room.auctionId}/receipts`,
        `/api/auctions/${room.auctionId}/replay`,
        `/api/auctions/${room.auctionId}/certificate`,
        "/api/auctions?status=live",
        "/api/auctions?status=completed",
        "/api/artworks",
        `/api/artworks/${room.artworkId}`,
        "/api/user/standings",
        "/api/notifications",
        `/api/why?state=outbid&subject=${room.auctionId}`,
      ]) {
        await ask("GET", path);
      }
    }
  };
  const omarBids = async (amount: number): Promise<void> => {
    await omar("POST", `/api/auctions/${room.auctionId}/bids`, { amount });
    await look();
  };

  await omarBids(600);
  await bid(sara, room.auctionId, 5_000);
  await look();
  if (hasRaised) await bid(sara, room.auctionId, 6_000);
  await look();
  await omarBids(900);
  await omarBids(900);
  await shop.passTo(room.endsAt);
  await look();

  const letters = await fetch(`${shop.running.url}/dev/mailbox`).then((answer) => answer.text());
  const nameless = letters.replaceAll(/mailbox\/[0-9a-f-]{36}/g, "mailbox");
  // Letters of one moment lie in the order of their names, which say nothing.
  seen.push(nameless.match(/<li>.*<\/li>/g)?.toSorted());
  expect(shop.errors).toEqual([]);
  socket.disconnect();
  await shop.running.stop();
  return seen;
};

it("Nobody can tell of a raised maximum: by no answer to a question or a bid, no header, length, message or letter", async () => {
  const quiet = await seenBy(false);
  const raised = await seenBy(true);
  expect(raised).toEqual(quiet);
});
