import type { NoticeView } from "@naqsh/shared/notification";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it, onTestFinished } from "vitest";
import { AuctionStory, idOfName } from "../testing/auction-story";
import {
  approved,
  detailsOf,
  noticed,
  ordered,
  prepared,
  registered,
  submitted,
  rejected,
  workId,
} from "../testing/story-events";
import { openReadSide } from "../testing/read-side";

const folders = temporaryFolder();

it("tells in a notice that asks for a bid how its reader stands by now", async () => {
  const readSide = await openReadSide(folders.fresh());
  onTestFinished(() => readSide.stop());
  await readSide.tell(`user-${idOfName("omar")}`, [registered("omar", "collector")], { actorId: idOfName("omar") });
  const dune = new AuctionStory("dune");
  const stream = `auction-${dune.auctionId}`;
  await readSide.tell(stream, [
    dune.scheduled(),
    dune.opened(),
    dune.leads("omar", 500_00),
    dune.leads("sara", 600_00),
  ]);
  const ofDune = { auctionId: dune.auctionId };
  await readSide.tell(`inbox-${idOfName("omar")}`, [
    noticed("omar", "opened", "auctionOpened", ofDune),
    noticed("omar", "outbid", "outbid", ofDune),
    noticed("omar", "refund", "refunded", ofDune),
  ]);
  const nowOf = async () =>
    ((await readSide.ask("/api/notifications", "omar")).body as NoticeView[]).map(({ kind, now }) => [kind, now]);

  const asked = (now: NoticeView["now"]) => [
    ["refunded", null],
    ["outbid", now],
    ["auctionOpened", now],
  ];
  expect(await nowOf()).toEqual(asked("outbid"));
  await readSide.tell(stream, [dune.leads("omar", 700_00)]);
  expect(await nowOf()).toEqual(asked("leading"));
  await readSide.tell(stream, [dune.closing(), dune.closed()]);
  expect(await nowOf()).toEqual(asked("over"));
});

it("asks nobody to pay an order that is paid or cancelled, nor to answer an offer that is past", async () => {
  const readSide = await openReadSide(folders.fresh());
  onTestFinished(() => readSide.stop());
  await readSide.tell(`user-${idOfName("omar")}`, [registered("omar", "collector")], { actorId: idOfName("omar") });
  const reef = new AuctionStory("reef");
  const { auctionId, artworkId } = reef;
  const orderId = idOfName("order of reef");
  const of = { auctionId, artworkId };
  const stream = `auction-${auctionId}`;
  await readSide.tell(stream, [
    reef.scheduled(),
    reef.opened(),
    reef.leads("omar", 500_00),
    reef.leads("sara", 600_00),
  ]);
  await readSide.tell(stream, [reef.closing(), reef.closed(), reef.won(orderId)]);
  await readSide.tell(`order-${orderId}`, [ordered(orderId, "reef", "omar", auctionId)]);
  const offer = { ...of, artistId: idOfName("huda"), bidderId: idOfName("omar"), alias: 1 };
  await readSide.tell(stream, [
    { type: "PaymentDeadlineMissed", data: { ...of, orderId, buyerId: idOfName("sara") } },
    { type: "OfferedToNextBidder", data: { ...offer, amount: 500_00, offerEndsAt: "2026-03-03T12:00:00.000Z" } },
  ]);
  await readSide.tell(`inbox-${idOfName("omar")}`, [
    noticed("omar", "won", "auctionWon", { auctionId, orderId }),
    noticed("omar", "failed", "paymentFailed", { auctionId, orderId }),
    noticed("omar", "offered", "offerReceived", { auctionId }),
  ]);
  const nowOf = async () =>
    ((await readSide.ask("/api/notifications", "omar")).body as NoticeView[]).map(({ now }) => now);

  expect(await nowOf()).toEqual([null, null, null]);
  const cancelled = { ...of, orderId, buyerId: idOfName("omar"), artistId: idOfName("huda") };
  await readSide.tell(`order-${orderId}`, [
    { type: "OrderCancelled", data: { ...cancelled, reason: "paymentDeadlineMissed" } },
  ]);
  expect(await nowOf()).toEqual([null, "over", "over"]);
  await readSide.tell(stream, [
    { type: "OfferExpired", data: { ...of, bidderId: idOfName("omar"), alias: 1 } },
    { type: "AuctionLapsed", data: { ...of, artistId: idOfName("huda"), reason: "offerExpired" } },
  ]);
  expect(await nowOf()).toEqual(["over", "over", "over"]);
});

it("shows the picture of the work that a notice is about, and none where there is no work", async () => {
  const readSide = await openReadSide(folders.fresh());
  onTestFinished(() => readSide.stop());
  await readSide.tell(`user-${idOfName("omar")}`, [registered("omar", "collector")], { actorId: idOfName("omar") });
  const reef = new AuctionStory("reef");
  await readSide.tell(`artwork-${workId("reef")}`, [submitted("reef"), prepared("reef"), approved("reef")]);
  await readSide.tell(`auction-${reef.auctionId}`, [reef.scheduled(), reef.opened()]);
  await readSide.tell(`inbox-${idOfName("omar")}`, [
    noticed("omar", "none", "refunded", {}),
    noticed("omar", "opened", "auctionOpened", { auctionId: reef.auctionId }),
  ]);
  const notices = (await readSide.ask("/api/notifications", "omar")).body as NoticeView[];

  expect(notices.map(({ image }) => image)).toMatchObject([
    { original: detailsOf("reef").image.file, widths: [320] },
    null,
  ]);
});

it.each([
  ["approved", approved],
  ["rejected", rejected],
])("no longer tells administrators of a work that waits, once it is %s", async (_, decision) => {
  const readSide = await openReadSide(folders.fresh());
  onTestFinished(() => readSide.stop());
  const work = `artwork-${workId("dune")}`;
  const waits = (cause: string) => noticed("adam", cause, "artworkToReview", { artworkId: workId("dune") });
  await readSide.tell(`user-${idOfName("adam")}`, [registered("adam", "admin")], { actorId: idOfName("adam") });
  await readSide.tell(work, [submitted("dune")]);
  await readSide.tell(`inbox-${idOfName("adam")}`, [
    waits("first"),
    noticed("adam", "other", "artworkToReview", { artworkId: workId("reef") }),
  ]);
  const shown = async () => (await readSide.ask("/api/notifications", "adam")).body as NoticeView[];
  const unread = async () => (await readSide.ask("/api/notifications/unread", "adam")).body;

  expect(await shown()).toHaveLength(2);
  await readSide.tell(work, [decision("dune")]);
  expect((await shown()).map(({ subject }) => subject.artworkId)).toEqual([workId("reef")]);
  expect(await unread()).toEqual({ unread: 1 });

  // Told late: it stands, and says that nothing waits any more.
  await readSide.tell(`inbox-${idOfName("adam")}`, [waits("late")]);
  expect((await shown()).map(({ now }) => now)).toEqual(["over", null]);
});
