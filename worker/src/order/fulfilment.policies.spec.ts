import type { CancelReason } from "@naqsh/shared/order";
import { takeBackArtworkWhenSaleFalls } from "../artwork/take-back-artwork-when-sale-falls.policy";
import type { Effect } from "@naqsh/shared/kernel/policy";
import { personal } from "@naqsh/shared/kernel/personal";
import type {
  FulfilmentEvent,
  OrderReceived,
  OrderShipped,
  ReturnAccepted,
  ReturnRequested,
} from "@naqsh/shared/order";
import { describe, expect, it } from "vitest";
import { notifyArtistWhenAuctionChanges } from "../notification/notify-artist-when-auction-changes.policy";
import { notifyBothSidesWhenOrderMoves } from "../notification/notify-both-sides-when-order-moves.policy";
import { notifyBuyerAndArtistWhenOrderChanges } from "../notification/notify-buyer-and-artist-when-order-changes.policy";
import { recorded } from "../testing/recorded";
import { countPayoutDaysAgainWhenHolidaysSet } from "../payout/count-payout-days-again-when-holidays-set.policy";
import { countWorkingDaysAgainWhenHolidaysSet } from "./count-working-days-again-when-holidays-set.policy";
import { refundWhenRefundOwed } from "./refund-when-refund-owed.policy";
import { scheduleOrderDeadlineWhenStepBegins } from "./schedule-order-deadline-when-step-begins.policy";

const sale = { orderId: "o", buyerId: "buyer", artistId: "artist", artworkId: "w" };
const AT = "2026-03-04T08:00:00.000Z";
const DUE = "2026-03-18T08:00:00.000Z";
const parcel = { carrier: "smsa", trackingNumber: "SM-1" } as const;
const by = { by: "artist", answeredBy: "artist" } as const;
const reason = personal("buyer", "broken");

const shipped: OrderShipped = { type: "OrderShipped", data: { ...sale, ...parcel, shippedAt: AT, receiptDueAt: DUE } };
const asked: ReturnRequested = {
  type: "ReturnRequested",
  data: { ...sale, reason, isDefective: true, pictures: [], requestedAt: AT, answerDueAt: DUE },
};
const received = (who: "buyer" | "deadline"): OrderReceived => ({
  type: "OrderReceived",
  data: { ...sale, receivedAt: AT, by: who, returnDueAt: DUE },
});
const accepted = (who: "artist" | "administrator"): ReturnAccepted => ({
  type: "ReturnAccepted",
  data: { ...sale, by: who, answeredBy: "x", acceptedAt: AT, sendDueAt: DUE },
});

const told = (effects: readonly Effect[]): string[] =>
  effects.map((effect) => {
    if (effect.kind === "job") return effect.name;
    return `${effect.streamId}: ${String((effect.command.data as { kind?: string }).kind)}`;
  });

describe("a step of a paid order", () => {
  it.each<[FulfilmentEvent, string[]]>([
    [shipped, ["buyer: orderShipped"]],
    [{ type: "ShipmentOverdue", data: { ...sale, dueAt: DUE } }, ["artist: shipmentLate", "buyer: mayCancelOrder"]],
    [received("buyer"), ["artist: orderReceived"]],
    [received("deadline"), ["buyer: orderReceived", "artist: orderReceived"]],
    [asked, ["artist: returnRequested"]],
    [
      { type: "ReturnEscalated", data: { ...sale, dueAt: DUE } },
      ["buyer: returnPassedOn", "artist: returnPassedOn", "tell-administrators-of-return"],
    ],
    [accepted("artist"), ["buyer: returnAccepted"]],
    [accepted("administrator"), ["buyer: returnAccepted", "artist: returnAccepted"]],
    [
      { type: "ReturnDeclined", data: { ...sale, ...by, reason, declinedAt: AT, returnDueAt: DUE } },
      ["buyer: returnDeclined"],
    ],
    [
      { type: "ReturnLapsed", data: { ...sale, dueAt: AT, returnDueAt: DUE } },
      ["buyer: returnLapsed", "artist: returnLapsed"],
    ],
    [{ type: "ReturnSent", data: { ...sale, ...parcel, sentAt: AT, arrivalDueAt: DUE } }, ["artist: returnSent"]],
    [
      { type: "ReturnArrived", data: { ...sale, arrivedAt: AT, by: "artist", confirmedBy: "artist" } },
      ["buyer: returnArrived"],
    ],
  ])("%o is told to whoever did not take it", (event, notices) => {
    expect(told(notifyBothSidesWhenOrderMoves.react(recorded(event) as never))).toEqual(notices);
  });

  it("has a timer for the moment at which it is over", () => {
    const paid = { type: "PaymentSucceeded", data: { ...sale, paidAt: "2026-03-01T10:00:00.000Z" } } as never;
    const timer = (at: string) => ({
      kind: "job",
      queue: "order",
      name: "pass-order-deadline",
      id: `pass-order-deadline_o_${Date.parse(at)}`,
      at,
      data: { orderId: "o" },
    });
    const former = timer("2026-03-22T10:00:00.000Z");
    expect(scheduleOrderDeadlineWhenStepBegins.react(recorded(paid))).toEqual([former]);
    for (const event of [shipped, received("buyer"), asked, accepted("artist")]) {
      expect(scheduleOrderDeadlineWhenStepBegins.react(recorded<typeof event>(event))).toEqual([timer(DUE)]);
    }
  });
});

it.each([
  [countWorkingDaysAgainWhenHolidaysSet, "count-working-days-again"],
  [countPayoutDaysAgainWhenHolidaysSet, "count-payout-days-again"],
])("is counted again by a job of its own when holidays are set, and by none when they stay: $name", (policy, name) => {
  const changed = (changes: object) =>
    recorded({ type: "SettingsChanged" as const, data: { changedBy: "admin", changes } });
  const set = changed({ holidays: ["2026-09-23"] });
  const data = { moveId: set.id, setAt: set.recordedAt };
  expect(policy.react(set)).toMatchObject([{ name, at: set.recordedAt, data }]);
  expect(policy.react(changed({ softCloseMs: 0 }))).toEqual([]);
});

describe("a refund", () => {
  const owed = { orderId: "o", buyerId: "buyer", paymentId: "p", reference: "r", amount: 50_00 };

  it("of a part has a job of its own", () => {
    const event = { type: "RefundOwed", data: { ...owed, refundId: "half", reason: "administrator" } } as const;
    expect(refundWhenRefundOwed.react(recorded(event))).toMatchObject([
      { id: "refund-payment_half", data: { paymentId: "p", amount: "5000", refundId: "half" } },
    ]);
  });

  it("is told to the artist if the money was for a sale", () => {
    const ofSale = recorded({ type: "RefundOwed" as const, data: { ...owed, artistId: "artist" } });
    expect(told(notifyBuyerAndArtistWhenOrderChanges.react(ofSale))).toEqual(["artist: saleRefunded"]);
    const late = recorded({ type: "RefundOwed" as const, data: owed });
    expect(notifyBuyerAndArtistWhenOrderChanges.react(late)).toEqual([]);
  });
});

describe("a work whose sale came to nothing", () => {
  const sale = { orderId: "o", buyerId: "buyer", artistId: "artist", artworkId: "w" };
  const ended = (reason: CancelReason) =>
    takeBackArtworkWhenSaleFalls.react(
      recorded({ type: "OrderCancelled" as const, data: { ...sale, auctionId: null, reason } }),
    );

  it("comes back to its artist from a return, and from an order that was paid", () => {
    const arrival = { ...sale, arrivedAt: DUE, by: "artist" as const, confirmedBy: "artist" };
    const takesBack = { streamId: "w", command: { type: "TakeBackSoldArtwork", data: { orderId: "o" } } };
    expect(
      takeBackArtworkWhenSaleFalls.react(recorded({ type: "ReturnArrived" as const, data: arrival })),
    ).toMatchObject([takesBack]);
    for (const reason of ["notShipped", "refunded"] as const) expect(ended(reason)).toMatchObject([takesBack]);
    for (const reason of ["givenUp", "paymentDeadlineMissed", "bidderVoided"] as const)
      expect(ended(reason)).toEqual([]);
  });
});

it("leaves a work that is not the artist's to sell again while its buyer has it, though all money went back", () => {
  const data = { orderId: "o", buyerId: "buyer", artistId: "artist", artworkId: "w", auctionId: null } as const;
  const refunded = recorded({
    type: "OrderCancelled" as const,
    data: { ...data, reason: "refunded" as const, workStays: true as const },
  });
  expect(takeBackArtworkWhenSaleFalls.react(refunded)).toEqual([]);
});

describe("the settlement of an auction", () => {
  const auction = { auctionId: "a", artworkId: "w", artistId: "artist", amount: 900_00 };
  const won = (because: "highestBid" | "offerAccepted") =>
    ({
      type: "WinnerDetermined",
      data: { ...auction, winnerId: "b", winnerAlias: 2, orderId: "o", paymentDueAt: DUE, because },
    }) as const;

  it("is told to the artist when the work is offered on and when that is accepted", () => {
    const offer = { ...auction, bidderId: "b", alias: 2, offerEndsAt: DUE };
    const offered = recorded({ type: "OfferedToNextBidder" as const, data: offer });
    expect(told(notifyArtistWhenAuctionChanges.react(offered))).toEqual(["artist: saleOfferedOn"]);
    expect(told(notifyArtistWhenAuctionChanges.react(recorded(won("offerAccepted"))))).toEqual([
      "artist: saleOfferAccepted",
    ]);
    expect(notifyArtistWhenAuctionChanges.react(recorded(won("highestBid")))).toEqual([]);
  });
});
