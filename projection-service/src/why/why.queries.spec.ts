import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import type { WhyState, WhyStory } from "@naqsh/shared/why";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AuctionStory, ENDS_AT, idOfName } from "../testing/auction-story";
import { approved, ordered, prepared, registered, submitted, rejected, workId } from "../testing/story-events";
import { openReadSide } from "../testing/read-side";
import type { ReadSide } from "../testing/read-side";

const folders = temporaryFolder();
const orderId = idOfName("order");
const paidOrder = idOfName("paid order");
const coveOrder = idOfName("cove order");
const dune = new AuctionStory("dune");
const cove = new AuctionStory("cove");
const reef = new AuctionStory("reef");
let reefExtendedAt = "";

/** Extended twice; sara, who brought both about, was voided after that. */
const tellReef = async (readSide: ReadSide): Promise<void> => {
  const stream = `auction-${reef.auctionId}`;
  await readSide.tell(stream, [reef.scheduled(), reef.opened(), reef.leads("omar", 500_00)]);
  await readSide.tell(stream, [reef.leads("sara", 700_00), reef.extended("2026-03-01T12:02:00.000Z")]);
  for await (const { recordedAt } of readSide.ports.store.readStream(stream)) reefExtendedAt = recordedAt;
  await readSide.tell(stream, [reef.leads("omar", 800_00)]);
  await readSide.tell(stream, [reef.leads("sara", 900_00), reef.extended("2026-03-01T12:04:00.000Z")]);
  await readSide.tell(stream, [reef.voided("sara", [2, 4], "omar", 500_00)]);
};

const cancelled = (of: { orderId: string; work: string; auctionId: string }): AnyEvent => ({
  type: "OrderCancelled",
  data: {
    orderId: of.orderId,
    buyerId: idOfName("sara"),
    auctionId: of.auctionId,
    artworkId: workId(of.work),
    artistId: idOfName("huda"),
    reason: "paymentDeadlineMissed",
  },
});

/** Extended, won by sara, offered to omar, lapsed; an outage moved sara's time to pay. */
const tellCove = async (readSide: ReadSide): Promise<void> => {
  const stream = `auction-${cove.auctionId}`;
  const [from, to] = ["2026-03-01T12:30:00.000Z", "2026-03-01T13:00:00.000Z"];
  const of = { auctionId: cove.auctionId, artworkId: cove.artworkId };
  const offered = { ...of, bidderId: idOfName("omar"), alias: 1 };
  await readSide.tell(stream, [
    cove.scheduled(),
    cove.opened(),
    cove.leads("omar", 500_00),
    cove.leads("sara", 700_00),
  ]);
  await readSide.tell(stream, [cove.leads("omar", 800_00), cove.extended(ENDS_AT)]);
  const [, extension] = readSide.told();
  await readSide.tell(stream, [cove.leads("sara", 900_00)]);
  await readSide.tell(stream, [cove.closed(), cove.won(coveOrder)], { causationId: extension! });
  const order = `order-${coveOrder}`;
  const [, winner] = readSide.told();
  await readSide.tell(order, [ordered(coveOrder, "cove", "sara", cove.auctionId)], { causationId: winner! });
  const causationId = readSide.told()[0]!;
  await readSide.tell(order, [cancelled({ orderId: coveOrder, work: "cove", auctionId: cove.auctionId })], {
    causationId,
  });
  await readSide.tell("platform-main", [{ type: "OutageRecorded", data: { outageId: idOfName("outage"), from, to } }]);
  const missed = { ...of, orderId: coveOrder, buyerId: idOfName("sara") };
  await readSide.tell(
    stream,
    [
      { type: "PaymentDeadlineMissed", data: missed },
      {
        type: "OfferedToNextBidder",
        data: { ...offered, artistId: idOfName("huda"), amount: 500_00, offerEndsAt: to },
      },
    ],
    { causationId: readSide.told()[0]! },
  );
  const lapsed = { ...of, artistId: idOfName("huda"), reason: "offerExpired" };
  await readSide.tell(
    stream,
    [
      { type: "OfferExpired", data: offered },
      { type: "AuctionLapsed", data: lapsed },
    ],
    { causationId: readSide.told()[1]! },
  );
};

const tellShop = async (readSide: ReadSide): Promise<void> => {
  for (const [name, role] of [
    ["huda", "artist"],
    ["sara", "collector"],
    ["omar", "collector"],
    ["admin", "admin"],
  ] as const) {
    await readSide.tell(`user-${idOfName(name)}`, [registered(name, role)], { actorId: idOfName(name) });
  }
  await readSide.tell(`artwork-${workId("dune")}`, [submitted("dune"), approved("dune")]);
  await readSide.tell(`artwork-${workId("fog")}`, [submitted("fog"), rejected("fog")]);
  await readSide.tell(`artwork-${workId("mist")}`, [submitted("mist")]);
  const [causationId] = readSide.told();
  await readSide.tell(`artwork-${workId("mist")}`, [prepared("mist")], { causationId: causationId! });
  await tellReef(readSide);
  await tellCove(readSide);
  const stream = `auction-${dune.auctionId}`;
  await readSide.tell(stream, [dune.scheduled({ reserve: 5_432_00 })]);
  await readSide.tell(stream, [dune.opened()]);
  await readSide.tell(stream, [dune.leads("sara", 500_00, 987_00)]);
  await readSide.tell(stream, [dune.loses("omar", 600_00, 650_00)]);
  await readSide.tell(`order-${orderId}`, [ordered(orderId, "dune", "sara", dune.auctionId)]);
  await readSide.tell(`order-${orderId}`, [cancelled({ orderId, work: "dune", auctionId: dune.auctionId })]);
};

const PAYOUT_AMOUNTS = { vat: 97_50, total: 747_50, commission: 65_00, delivery: 0, fee: 0 };

describe("Why?", () => {
  let readSide: ReadSide;
  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
    await tellShop(readSide);
  });
  afterAll(() => readSide.stop());

  const ask = (state: WhyState, subject: string, as: string | null) =>
    readSide.ask(`/api/why?state=${state}&subject=${subject}`, as);
  const typesOf = async (state: WhyState, subject: string, as: string | null) =>
    ((await ask(state, subject, as)).body as WhyStory).steps.map(({ type }) => type);

  it("tells the outbid of the bid that was not enough and of the one before, with aliases alone", async () => {
    const { steps } = (await ask("outbid", dune.auctionId, "omar")).body as WhyStory;
    expect(steps).toMatchObject([
      { type: "BidPlaced", facts: { isOwn: false, alias: 1, amount: 500_00 }, link: `/auctions/${dune.auctionId}` },
      { type: "BidPlaced", facts: { isOwn: true, alias: 2, answeredBy: 1, amount: 650_00 } },
    ]);
    const text = JSON.stringify(steps);
    for (const secret of [idOfName("sara"), idOfName("omar"), "98700", "543200", "maximum"]) {
      expect(text).not.toContain(secret);
    }
  });

  it("answers only for the asker's own standing", async () => {
    expect((await ask("outbid", dune.auctionId, null)).status).toBe(401);
    for (const other of ["sara", "huda", "admin"]) {
      expect((await ask("outbid", dune.auctionId, other)).status).toBe(404);
    }
  });

  it("tells anyone of an unmet reserve, and nobody its figure", async () => {
    const { steps } = (await ask("reserveNotMet", dune.auctionId, null)).body as WhyStory;
    expect(steps.map(({ type }) => type)).toEqual(["AuctionScheduled", "BidPlaced"]);
    expect(steps[0]!.facts).toMatchObject({ hasReserve: true });
    expect(JSON.stringify(steps)).not.toContain("543200");
  });

  it("tells of a work's review to its artist and to administrators", async () => {
    for (const reader of ["huda", "admin"]) {
      expect(await typesOf("rejected", workId("fog"), reader)).toEqual(["ArtworkSubmitted", "ArtworkRejected"]);
      expect(await typesOf("underReview", workId("mist"), reader)).toEqual([
        "ArtworkSubmitted",
        "ArtworkRenditionsMade",
      ]);
    }
    for (const stranger of ["sara", null]) {
      expect((await ask("rejected", workId("fog"), stranger)).status).toBe(404);
    }
    expect((await ask("underReview", workId("dune"), "huda")).status).toBe(404);
  });

  it("tells of an order to those whom it concerns", async () => {
    for (const reader of ["sara", "huda", "admin"]) {
      expect(await typesOf("orderCancelled", orderId, reader)).toEqual(["OrderCreated", "OrderCancelled"]);
    }
    expect((await ask("orderCancelled", orderId, "omar")).status).toBe(404);
  });

  it("tells whose bids were voided of the last of them too", async () => {
    const { steps } = (await ask("voided", reef.auctionId, "sara")).body as WhyStory;
    expect(steps).toMatchObject([
      { type: "BidPlaced", facts: { isOwn: true, amount: 900_00 } },
      { type: "BidderVoided", facts: { isOwn: true, reason: "Bids of a shill" } },
    ]);
    expect((await ask("voided", reef.auctionId, "omar")).status).toBe(404);
  });

  it("tells of a state as it was at a moment", async () => {
    const storyAt = async (state: WhyState, at: string, as: string | null = null) =>
      (await readSide.ask(`/api/why?state=${state}&subject=${reef.auctionId}&at=${at}`, as)).body as WhyStory;
    const whole = (await ask("extended", reef.auctionId, null)).body as WhyStory;
    expect(whole.steps.at(-1)).toMatchObject({ facts: { endsAt: "2026-03-01T12:04:00.000Z" } });
    const { steps } = await storyAt("extended", reefExtendedAt);
    expect(steps).toMatchObject([
      { type: "BidPlaced", facts: { amount: 700_00 } },
      { type: "AuctionExtended", facts: { endsAt: "2026-03-01T12:02:00.000Z" }, at: reefExtendedAt },
    ]);
    expect((await storyAt("outbid", reefExtendedAt, "omar")).steps.at(-1)).toMatchObject({ facts: { amount: 700_00 } });
    expect((await readSide.ask(`/api/why?state=extended&subject=${reef.auctionId}&at=soon`)).status).toBe(422);
  });

  it("leaves out what only moved a time, where somebody asks why an order or a sale fell", async () => {
    expect(await typesOf("orderCancelled", coveOrder, "sara")).toEqual([
      "WinnerDetermined",
      "OrderCreated",
      "OrderCancelled",
    ]);
    expect(await typesOf("lapsed", cove.auctionId, null)).toEqual([
      "AuctionClosed",
      "PaymentDeadlineMissed",
      "OfferedToNextBidder",
      "OfferExpired",
      "AuctionLapsed",
    ]);
  });

  it("tells how a sale goes, to its artist with what is offered, until it lapses", async () => {
    const dawn = new AuctionStory("dawn");
    const [of, orderId] = [{ auctionId: dawn.auctionId, artworkId: dawn.artworkId }, idOfName("dawn's order")];
    const stream = `auction-${dawn.auctionId}`;
    await readSide.tell(stream, [
      dawn.scheduled(),
      dawn.opened(),
      dawn.leads("omar", 500_00),
      dawn.leads("sara", 700_00),
    ]);
    await readSide.tell(stream, [dawn.closed(), dawn.won(orderId)]);
    const offer = { ...of, artistId: idOfName("huda"), bidderId: idOfName("omar"), alias: 1, amount: 500_00 };
    await readSide.tell(stream, [
      { type: "PaymentDeadlineMissed", data: { ...of, orderId, buyerId: idOfName("sara") } },
      { type: "OfferedToNextBidder", data: { ...offer, orderId: idOfName("next"), offerEndsAt: ENDS_AT } },
    ]);
    const told = ["AuctionClosed", "WinnerDetermined", "PaymentDeadlineMissed", "OfferedToNextBidder"];
    for (const reader of ["huda", "admin", "omar", "sara", null])
      expect(await typesOf("sale", dawn.auctionId, reader)).toEqual(told);
    const offerTo = async (reader: string) =>
      ((await ask("sale", dawn.auctionId, reader)).body as WhyStory).steps.at(-1)!.facts;
    const terms = { amount: 500_00, endsAt: ENDS_AT };
    expect(await offerTo("huda")).toEqual({ isOwn: false, ...terms });
    expect(await offerTo("omar")).toEqual({ isOwn: true, ...terms });
    expect(await offerTo("sara")).toEqual({ isOwn: false });
    // How it lapsed is told by its own question.
    expect((await ask("sale", cove.auctionId, "huda")).status).toBe(404);
  });

  it("tells those whom an order concerns how its price came about, what paid it, and why money went back", async () => {
    expect(await typesOf("orderPriced", coveOrder, "sara")).toEqual(["WinnerDetermined", "OrderCreated"]);
    const parties = { orderId: paidOrder, buyerId: idOfName("sara"), artistId: idOfName("huda") };
    const paid = { ...parties, paymentId: idOfName("payment"), reference: "r" };
    const amounts = { net: 650_00, vat: 97_50, total: 747_50, commission: 65_00, artistShare: 585_00 };
    const of = { ...paid, paidAt: ENDS_AT, artworkId: workId("cove"), auctionId: null, amounts };
    const stream = `order-${paidOrder}`;
    await readSide.tell(stream, [ordered(paidOrder, "cove", "sara", cove.auctionId)]);
    await readSide.tell(stream, [{ type: "PaymentSucceeded", data: of }]);
    await readSide.tell(stream, [{ type: "RefundOwed", data: { ...paid, amount: 100_00, reason: "administrator" } }]);
    await readSide.tell(stream, [{ type: "OrderRefunded", data: { ...paid, amount: 100_00 } }]);
    for (const reader of ["sara", "huda", "admin"]) {
      expect(await typesOf("orderPaid", paidOrder, reader)).toEqual(["OrderCreated", "PaymentSucceeded"]);
    }
    const { steps } = (await ask("orderRefunded", paidOrder, "huda")).body as WhyStory;
    expect(steps).toMatchObject([
      { type: "PaymentSucceeded", facts: { amount: 747_50 } },
      { type: "RefundOwed", facts: { amount: 100_00 } },
      { type: "OrderRefunded", facts: { amount: 100_00 } },
    ]);
    for (const state of ["orderPriced", "orderPaid", "orderRefunded"] as const) {
      expect((await ask(state, paidOrder, "omar")).status).toBe(404);
    }
  });

  it("tells an artist and administrators when and how a sale was paid out, of that sale alone, and its buyer nothing", async () => {
    const artistId = idOfName("huda");
    const payouts = `payouts-${artistId}`;
    const other = idOfName("other sale");
    const opened = (orderId: string) => ({
      type: "PayoutOpened" as const,
      data: { artistId, orderId, paymentId: "p", amounts: PAYOUT_AMOUNTS, payout: 585_00, paidAt: ENDS_AT },
    });
    const scheduled = (orderId: string) => ({
      type: "PayoutScheduled" as const,
      data: { artistId, orderId, dueAt: ENDS_AT, latestAt: ENDS_AT },
    });
    await readSide.tell(payouts, [opened(paidOrder), scheduled(paidOrder), opened(other), scheduled(other)]);
    const items = [{ orderId: paidOrder, amount: 585_00 }];
    const transfer = { artistId, batchId: idOfName("batch"), items, amount: 585_00 };
    await readSide.tell(payouts, [{ type: "PayoutConfirmed", data: { ...transfer, confirmedAt: ENDS_AT } }]);
    for (const reader of ["huda", "admin"]) {
      expect(await typesOf("payoutDue", paidOrder, reader)).toEqual(["PayoutOpened", "PayoutScheduled"]);
      expect(await typesOf("payoutPaid", paidOrder, reader)).toEqual(["PayoutScheduled", "PayoutConfirmed"]);
    }
    for (const reader of ["sara", "omar"]) expect((await ask("payoutPaid", paidOrder, reader)).status).toBe(404);
  });

  it("knows no other states", async () => {
    expect((await readSide.ask(`/api/why?state=rich&subject=${orderId}`)).status).toBe(422);
  });
});
