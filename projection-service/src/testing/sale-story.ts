import { personal } from "@naqsh/shared/kernel/personal";
import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import { after } from "@naqsh/shared/kernel/instant";
import { transferReferenceOf } from "@naqsh/shared/order";
import { AuctionStory, ENDS_AT, idOfName } from "./auction-story";
import { noticed, ordered, workId } from "./story-events";

/** Events of one stream, in their order. */
export type Told = { stream: string; events: AnyEvent[] };

/** An auction with two bidders from its schedule to its payment, its order and its notices. */
export const sale = (name: string): Told[] => {
  const story = new AuctionStory(name);
  const orderId = idOfName(`order ${name}`);
  const auction = `auction-${story.auctionId}`;
  const order = `order-${orderId}`;
  const ofOrder = { orderId, buyerId: idOfName("sara") };
  const told = (stream: string, ...events: AnyEvent[]): Told => ({ stream, events });
  const bids = Array.from({ length: 30 }, (_, number) =>
    told(auction, story.leads(number % 2 === 0 ? "sara" : "omar", 550_00 + number * 50_00, 9_000_00 + number)),
  );
  return [
    told(auction, story.scheduled({ reserve: 700_00 })),
    told(auction, story.opened()),
    ...bids,
    told(auction, story.voided("omar", [2], "sara", 2_000_00)),
    told(auction, story.loses("noura", 2_100_00, 2_200_00), story.extended(after(ENDS_AT, 60_000))),
    told(auction, story.closing()),
    told(auction, story.closed(), story.won(orderId)),
    told(order, ordered(orderId, name, "sara", story.auctionId)),
    told(`inbox-${idOfName("sara")}`, noticed("sara", name, "auctionWon", { auctionId: story.auctionId, orderId })),
    told(order, {
      type: "PaymentDeadlineMoved",
      data: { ...ofOrder, outageId: idOfName("outage"), paymentDueAt: after(ENDS_AT, 90_000_000) },
    }),
    ...transferred({ ...ofOrder, paymentId: idOfName(`transfer ${name}`), lineId: idOfName(`line ${name}`) }),
    ...fulfilmentOf(name, orderId, order),
  ];
};

type Transferred = { orderId: string; buyerId: string; paymentId: string; lineId: string };

/** A part of an order's price comes by bank transfer, and a line of the statement that is nobody's. */
const transferred = ({ lineId, ...payment }: Transferred): Told[] => {
  const { orderId, paymentId, buyerId } = payment;
  const reference = transferReferenceOf(paymentId);
  const line = { lineId, bookedOn: "2026-03-03", amount: 100_00 };
  const dueAt = after(ENDS_AT, 400_000_000);
  const begun = { ...payment, method: "transfer", amount: 1_150_00, begunAt: ENDS_AT, transfer: { reference, dueAt } };
  const sealed = { text: personal(buyerId, "TRF"), reason: null, matchedBy: idOfName("admin") };
  const other = { ...line, lineId: idOfName(`other ${lineId}`), setAsideBy: idOfName("admin") };
  return [
    { stream: `order-${orderId}`, events: [{ type: "PaymentBegun", data: begun }] },
    {
      stream: `statementLine-${lineId}`,
      events: [{ type: "StatementLineMatched", data: { ...line, orderId, paymentId, buyerId, ...sealed } }],
    },
    { stream: `order-${orderId}`, events: [{ type: "TransferReceived", data: { ...payment, reference, ...line } }] },
    {
      stream: `statementLine-${other.lineId}`,
      events: [{ type: "StatementLineSetAside", data: { ...other, reason: personal(idOfName("admin"), "Interest") } }],
    },
  ];
};

/** An order from its payment to the refund of its return. */
const fulfilmentOf = (name: string, orderId: string, stream: string): Told[] => {
  const parties = { orderId, buyerId: idOfName("sara"), artistId: idOfName("huda"), artworkId: workId(name) };
  const at = after(ENDS_AT, 3_600_000);
  const paid = { paymentId: idOfName(`payment ${name}`), reference: "r" };
  const amounts = { net: 650_00, vat: 97_50, total: 747_50, commission: 65_00, artistShare: 585_00 };
  const told = (type: string, data: object): Told => ({ stream, events: [{ type, data: { ...parties, ...data } }] });
  const parcel = { carrier: "smsa", trackingNumber: "SM-1" };
  return [
    told("PaymentSucceeded", { ...paid, paidAt: at, auctionId: null, amounts, shipDueAt: after(at, 1) }),
    told("OrderShipped", { ...parcel, shippedAt: at, receiptDueAt: after(at, 2) }),
    told("OrderReceived", { receivedAt: at, by: "buyer", returnDueAt: after(at, 3) }),
    told("ReturnRequested", {
      reason: personal(idOfName("sara"), "broken"),
      isDefective: true,
      pictures: [],
      requestedAt: at,
      answerDueAt: after(at, 4),
    }),
    told("OrderDeadlineMoved", { moveId: "m", because: "outage", step: "returnAnswer", dueAt: after(at, 5) }),
    told("ReturnAccepted", { by: "artist", answeredBy: idOfName("huda"), acceptedAt: at, sendDueAt: after(at, 6) }),
    told("ReturnSent", { ...parcel, sentAt: at, arrivalDueAt: after(at, 7) }),
    told("ReturnArrived", { arrivedAt: at, by: "artist", confirmedBy: idOfName("huda") }),
    told("RefundOwed", { ...paid, amount: 747_50, reason: "returned" }),
    told("OrderRefunded", { paymentId: paid.paymentId, amount: 747_50 }),
  ];
};

/** What follows from the payment of the sale of a work: its invoice, the artist's payout, a batch that pays it. */
export const paidOut = (name: string): Told[] => {
  const orderId = idOfName(`order ${name}`);
  const batchId = idOfName(`batch ${name}`);
  const artistId = idOfName("huda");
  const paymentId = idOfName(`payment ${name}`);
  const paidAt = after(ENDS_AT, 3_600_000);
  const amounts = { vat: 97_50, total: 747_50, commission: 65_00, delivery: 0, fee: 0 };
  const items = [{ orderId, amount: 585_00 }];
  const payouts = `payouts-${artistId}`;
  const invoice = {
    sellerId: "house",
    year: 2026,
    place: 1,
    number: "INV-2026-000001",
    orderId,
    buyerId: idOfName("sara"),
    artistId,
    paymentId,
    issuedAt: paidAt,
    vat: 97_50,
    total: 747_50,
    document: personal("invoices-2026", "{}"),
    invoiceId: idOfName(`invoice ${name}`),
    parts: { vat: 97_50, total: 747_50, delivery: 0, commission: 65_00 },
  };
  const told = (stream: string, ...events: AnyEvent[]): Told => ({ stream, events });
  const joined = {
    artistId,
    batchId,
    items,
    amount: 585_00,
    iban: personal(artistId, "SA0380000000608010167519"),
    name: personal(artistId, "Huda"),
  };
  const madeBy = idOfName("admin");
  return [
    told("invoiceBook-house", { type: "InvoiceIssued", data: invoice }),
    told(payouts, { type: "PayoutOpened", data: { artistId, orderId, paymentId, amounts, payout: 585_00, paidAt } }),
    told(payouts, { type: "PayoutScheduled", data: { artistId, orderId, dueAt: paidAt, latestAt: paidAt } }),
    told(`payoutBatch-${batchId}`, {
      type: "PayoutBatchMade",
      data: { batchId, madeBy, artistIds: [artistId], madeAt: paidAt },
    }),
    told(payouts, { type: "PayoutBatched", data: joined }),
    told(payouts, { type: "PayoutConfirmed", data: { artistId, batchId, items, amount: 585_00, confirmedAt: paidAt } }),
  ];
};
