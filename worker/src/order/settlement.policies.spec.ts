import { describe, expect, it } from "vitest";
import type { WinnerDetermined } from "@naqsh/shared/auction";
import type { OrderCancelled, PaymentSucceeded } from "@naqsh/shared/order";
import { recordUnpaidWinWhenOrderCancelled } from "../account/record-unpaid-win-when-order-cancelled.policy";
import { scheduleForgivenessWhenUnpaidWinRecorded } from "../account/schedule-forgiveness-when-unpaid-win-recorded.policy";
import { markArtworkSoldWhenAuctionSettled } from "../artwork/mark-artwork-sold-when-auction-settled.policy";
import { returnConsignedArtworkWhenAuctionEndsUnsold } from "../artwork/return-consigned-artwork-when-auction-ends-unsold.policy";
import { recordMissedPaymentWhenOrderCancelled } from "../auction/record-missed-payment-when-order-cancelled.policy";
import { settleAuctionWhenPaymentSucceeded } from "../auction/settle-auction-when-payment-succeeded.policy";
import { policies } from "../policies/all-policies";
import { personal } from "@naqsh/shared/kernel/personal";
import { recorded } from "../testing/recorded";
import { cancelOrderWhenWinnerVoided } from "./cancel-order-when-winner-voided.policy";
import { chargeWhenPaymentBegun } from "./charge-when-payment-begun.policy";
import { confirmChargeWhenPaymentConfirmed } from "./confirm-charge-when-payment-confirmed.policy";
import { finishVoidWhenOrderCancelled } from "./finish-void-when-order-cancelled.policy";
import { openOrderWhenWinnerDetermined } from "./open-order-when-winner-determined.policy";
import { refundWhenRefundOwed } from "./refund-when-refund-owed.policy";
import { schedulePaymentDeadlineWhenOrderCreated } from "./schedule-payment-deadline-when-order-created.policy";

const paymentDueAt = "2026-03-02T12:00:02.000Z";
const amounts = { net: 1_000_00, vat: 150_00, total: 1_150_00, commission: 100_00, artistShare: 900_00 };
const order = { orderId: "o", buyerId: "b" };

const won = (because: WinnerDetermined["data"]["because"]): WinnerDetermined => ({
  type: "WinnerDetermined",
  data: {
    auctionId: "a",
    artworkId: "w",
    artistId: "artist",
    winnerId: "b",
    winnerAlias: 1,
    amount: 1_000_00,
    orderId: "o",
    paymentDueAt,
    because,
  },
});

const cancelled = (reason: OrderCancelled["data"]["reason"], auctionId: string | null = "a"): OrderCancelled => ({
  type: "OrderCancelled",
  data: { ...order, auctionId, artworkId: "w", artistId: "artist", reason },
});

const paid = (auctionId: string | null): PaymentSucceeded => ({
  type: "PaymentSucceeded",
  data: {
    ...order,
    paymentId: "p",
    reference: "r",
    paidAt: paymentDueAt,
    artworkId: "w",
    artistId: "artist",
    auctionId,
    amounts,
  },
});

describe("settlement", () => {
  it("opens the order that the auction named, with its deadline", () => {
    const data = {
      orderId: "o",
      artworkId: "w",
      artistId: "artist",
      auctionId: "a",
      source: "auction",
      buyerId: "b",
      net: 1_000_00,
      paymentDueAt,
    };
    const command = { type: "CreateOrder", data };
    expect(openOrderWhenWinnerDetermined.react(recorded(won("highestBid")))).toEqual([
      { kind: "command", streamCategory: "order", streamId: "o", command },
    ]);
    expect(openOrderWhenWinnerDetermined.react(recorded(won("offerAccepted")))).toMatchObject([
      { command: { data: { source: "offer" } } },
    ]);
  });

  it("asks about the payment at its deadline, also at one that an outage moved", () => {
    const moved = { type: "PaymentDeadlineMoved", data: { ...order, outageId: "x", paymentDueAt } } as const;
    expect(schedulePaymentDeadlineWhenOrderCreated.react(recorded(moved))).toEqual([
      {
        kind: "job",
        queue: "order",
        name: "expire-payment",
        id: `expire-payment_o_${Date.parse(paymentDueAt)}`,
        at: paymentDueAt,
        data: { orderId: "o" },
      },
    ]);
  });

  it("charges under the payment's own id, once, by ids and an amount alone", () => {
    const begun = { ...order, paymentId: "p", method: "sandbox-succeeds", amount: 1_150_00, begunAt: paymentDueAt };
    expect(chargeWhenPaymentBegun.react(recorded({ type: "PaymentBegun", data: begun }))).toMatchObject([
      {
        name: "charge-payment",
        id: "charge-payment_p",
        data: { orderId: "o", paymentId: "p", method: "sandbox-succeeds", amount: "115000" },
      },
    ]);
  });

  it("asks the provider again when the buyer has confirmed, and gives back what is owed", () => {
    const confirmed = { ...order, paymentId: "p", reference: "r" };
    expect(
      confirmChargeWhenPaymentConfirmed.react(recorded({ type: "PaymentConfirmed", data: confirmed })),
    ).toMatchObject([{ name: "confirm-charge", id: expect.stringMatching(/^confirm-charge_p_/) }]);
    const owed = { ...confirmed, amount: 1_150_00 };
    expect(refundWhenRefundOwed.react(recorded({ type: "RefundOwed", data: owed }))).toMatchObject([
      { name: "refund-payment", id: "refund-payment_p", data: { reference: "r", amount: "115000" } },
    ]);
  });

  it("settles the auction when the money is there, and marks the work sold when the auction is settled", () => {
    expect(settleAuctionWhenPaymentSucceeded.react(recorded(paid("a")))).toMatchObject([
      { streamId: "a", command: { type: "SettleAuction", data: { auctionId: "a", orderId: "o" } } },
    ]);
    expect(settleAuctionWhenPaymentSucceeded.react(recorded(paid(null)))).toEqual([]);
    const sale = { auctionId: "a", artworkId: "w", artistId: "r", orderId: "o", buyerId: "b", amount: 1_000_00 };
    expect(markArtworkSoldWhenAuctionSettled.react(recorded({ type: "AuctionSettled", data: sale }))).toMatchObject([
      { streamId: "w", command: { type: "MarkArtworkSold", data: { orderId: "o", buyerId: "b", amount: 1_000_00 } } },
    ]);
  });

  it("forgives each unpaid win in its time, also two of one person in one auction", () => {
    const jobs = ["o1", "o2"].flatMap((orderId) => {
      const data = { userId: "b", auctionId: "a", orderId, recordedOn: "2026-03-02T12:00:02.000Z" };
      return scheduleForgivenessWhenUnpaidWinRecorded.react(recorded({ type: "UnpaidWinRecorded", data }));
    });
    const at = "2026-05-31T12:00:02.000Z";
    expect(jobs).toMatchObject(["o1", "o2"].map((orderId) => ({ at, data: { auctionId: "a", orderId } })));
    expect(new Set(jobs.map((effect) => (effect.kind === "job" ? effect.id : null))).size).toBe(2);
  });

  it("moves the auction on, and records the unpaid win, only where the deadline was missed", () => {
    const missed = recorded(cancelled("paymentDeadlineMissed"));
    expect(recordMissedPaymentWhenOrderCancelled.react(missed)).toMatchObject([
      { streamId: "a", command: { type: "RecordMissedPayment", data: { orderId: "o" } } },
    ]);
    expect(recordUnpaidWinWhenOrderCancelled.react(missed)).toMatchObject([
      { streamCategory: "user", streamId: "b", command: { type: "RecordUnpaidWin" } },
    ]);
    for (const other of [cancelled("bidderVoided"), cancelled("paymentDeadlineMissed", null)]) {
      expect(recordMissedPaymentWhenOrderCancelled.react(recorded(other))).toEqual([]);
      expect(recordUnpaidWinWhenOrderCancelled.react(recorded(other))).toEqual([]);
    }
  });

  it("moves the auction on, and blames nobody, where the shop took no payments", () => {
    const { type, data } = cancelled("paymentDeadlineMissed");
    const unpayable = recorded<OrderCancelled>({ type, data: { ...data, unpayable: true } });
    expect(recordMissedPaymentWhenOrderCancelled.react(unpayable)).toHaveLength(1);
    expect(recordUnpaidWinWhenOrderCancelled.react(unpayable)).toEqual([]);
  });

  it("cancels the order that falls with its voided winner", () => {
    const voided = (orderId: string | null) =>
      recorded({
        type: "BidderVoided" as const,
        data: {
          auctionId: "a",
          artworkId: "w",
          price: null,
          leaderId: null,
          leaderAlias: null,
          reserveStatus: "none" as const,
          bidderId: "b",
          alias: 1,
          voidedBy: "admin",
          reason: personal("b", "fraud"),
          voidedRows: [],
          rows: [],
          previousLeaderId: "b",
          afterClose: orderId !== null,
          orderId,
        },
      });
    expect(cancelOrderWhenWinnerVoided.react(voided("o"))).toMatchObject([
      { streamId: "o", command: { type: "CancelOrder", data: { reason: "bidderVoided" } } },
    ]);
    expect(cancelOrderWhenWinnerVoided.react(voided(null))).toEqual([]);
  });

  it("asks the auction again, a little later, for a void that its order made way for", () => {
    const asked = { alias: 3, voidedBy: "admin", reason: personal("b", "fraud") };
    const made = cancelled("bidderVoided");
    const way = recorded({ ...made, data: { ...made.data, void: asked } });
    expect(finishVoidWhenOrderCancelled.react(way)).toMatchObject([
      { kind: "job", name: "finish-void", data: { orderId: "o" } },
    ]);
    expect(finishVoidWhenOrderCancelled.react(recorded(made))).toEqual([]);
  });

  it("gives a work back that was not sold, with the reason", () => {
    const auction = { auctionId: "a", artworkId: "w", artistId: "artist" };
    const reasonOf = (event: Parameters<typeof returnConsignedArtworkWhenAuctionEndsUnsold.react>[0]) =>
      returnConsignedArtworkWhenAuctionEndsUnsold
        .react(event)
        .map((effect) => effect.kind === "command" && "reason" in effect.command.data && effect.command.data.reason);
    const closed = (outcome: "sold" | "noBids") => ({
      ...auction,
      outcome,
      endsAt: paymentDueAt,
      closedAt: paymentDueAt,
      price: null,
      winnerId: null,
    });
    expect(reasonOf(recorded({ type: "AuctionClosed", data: closed("noBids") }))).toEqual(["unsold"]);
    expect(reasonOf(recorded({ type: "AuctionClosed", data: closed("sold") }))).toEqual([]);
    expect(reasonOf(recorded({ type: "AuctionLapsed", data: { ...auction, reason: "noNextBidder" } }))).toEqual([
      "lapsed",
    ]);
    expect(reasonOf(recorded({ type: "AuctionCancelled", data: { ...auction, cancelledBy: "artist" } }))).toEqual([
      "cancelled",
    ]);
  });

  it("stops rather than skips wherever money moves", () => {
    const onMoneyPath = policies.filter((policy) => policy.onMoneyPath).map(({ name }) => name);
    expect(onMoneyPath.toSorted()).toEqual([
      "ask-provider-when-payment-waits",
      "cancel-charge-when-payment-failed",
      "cancel-order-when-winner-voided",
      "charge-when-payment-begun",
      "confirm-charge-when-payment-confirmed",
      "end-transfers-when-batch-confirmed",
      "finish-void-when-order-cancelled",
      "issue-credit-note-when-order-refunded",
      "issue-invoice-when-payment-succeeded",
      "join-payout-batch-when-made",
      "mark-artwork-sold-when-auction-settled",
      "mark-artwork-sold-when-payment-succeeded",
      "open-order-when-artwork-reserved",
      "open-order-when-winner-determined",
      "open-payout-when-payment-succeeded",
      "receive-transfer-when-line-matched",
      "record-missed-payment-when-order-cancelled",
      "reduce-payout-when-refund-owed",
      "refund-when-refund-owed",
      "release-artwork-when-order-cancelled",
      "schedule-payout-when-return-period-ended",
      "settle-auction-when-payment-succeeded",
    ]);
  });
});
