import { after } from "@naqsh/shared/kernel/instant";
import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import { describe, expect, it } from "vitest";
import { AuctionStory, ENDS_AT, idOfName, STORY_BEGINS } from "../testing/auction-story";
import { foldAll } from "../testing/fold-all";
import { ordered } from "../testing/story-events";
import { deadlinesProjection } from "./deadlines.projection";

const story = new AuctionStory("dune");
const LATER = after(ENDS_AT, 60_000);
const dueAfter = (events: readonly AnyEvent[], stream = `auction-${story.auctionId}`) =>
  foldAll(deadlinesProjection, events, stream).get(stream) ?? null;
const of = { ...story.of, artistId: idOfName("huda") };

describe("What is due", () => {
  it("is the opening, the end, then the close two seconds later, and nothing once it has closed", () => {
    const events: AnyEvent[] = [story.scheduled()];
    expect(dueAfter(events)).toMatchObject({ streamCategory: "auction", action: "OpenAuction", dueAt: STORY_BEGINS });
    events.push(story.opened());
    expect(dueAfter(events)).toMatchObject({ action: "BeginClosing", dueAt: ENDS_AT });
    events.push(story.closing());
    expect(dueAfter(events)).toMatchObject({ action: "CloseAuction", dueAt: after(ENDS_AT, 2_000) });
    expect(dueAfter([...events, story.extended(LATER)])).toMatchObject({ action: "BeginClosing", dueAt: LATER });
    expect(dueAfter([...events, story.closed()])).toBeNull();
  });

  it("moves with an outage: a start, or an offer's end", () => {
    const moved = (times: object): AnyEvent => ({
      type: "AuctionDeadlinesMoved",
      data: { ...of, outageId: "o", startsAt: null, endsAt: null, offerEndsAt: null, offeredToId: null, ...times },
    });
    expect(dueAfter([story.scheduled(), moved({ startsAt: LATER, endsAt: LATER })])).toMatchObject({ dueAt: LATER });
    const offer = { bidderId: "b", alias: 2, amount: 1, offerEndsAt: ENDS_AT };
    const offered: AnyEvent = { type: "OfferedToNextBidder", data: { ...of, ...offer } };
    expect(dueAfter([offered])).toMatchObject({ action: "ExpireOffer", dueAt: ENDS_AT });
    expect(dueAfter([offered, moved({ offerEndsAt: LATER })])).toMatchObject({ action: "ExpireOffer", dueAt: LATER });
    for (const type of ["OfferDeclined", "OfferExpired", "WinnerDetermined", "AuctionLapsed"]) {
      expect(dueAfter([offered, { type, data: of }])).toBeNull();
    }
  });

  it("is an order's cancellation, until it is paid or cancelled", () => {
    const orderId = idOfName("order");
    const stream = `order-${orderId}`;
    const created = ordered(orderId, "dune", "sara", story.auctionId);
    expect(dueAfter([created], stream)).toMatchObject({
      streamCategory: "order",
      streamId: orderId,
      action: "CancelOrder",
      dueAt: "2026-03-02T12:00:00.000Z",
    });
    const moved: AnyEvent = { type: "PaymentDeadlineMoved", data: { orderId, paymentDueAt: LATER } };
    expect(dueAfter([created, moved], stream)).toMatchObject({ dueAt: LATER });
    expect(dueAfter([created, { type: "OrderCancelled", data: { orderId } }], stream)).toBeNull();
  });

  it("is each step of an order that is paid, until it waits for nothing that ends by itself", () => {
    const orderId = idOfName("order");
    const stream = `order-${orderId}`;
    const told = (type: string, data: object = {}): AnyEvent => ({ type, data: { orderId, ...data } });
    const due = (...events: AnyEvent[]) => dueAfter(events, stream);
    const paid = told("PaymentSucceeded", { paidAt: STORY_BEGINS, shipDueAt: LATER });
    const pass = { streamCategory: "order", streamId: orderId, action: "PassOrderDeadline", dueAt: LATER };
    const former = told("PaymentSucceeded", { paidAt: "2026-03-01T10:00:00.000Z" });
    expect(due(former)).toMatchObject({ action: "PassOrderDeadline", dueAt: "2026-03-22T10:00:00.000Z" });
    for (const step of [
      paid,
      told("OrderShipped", { receiptDueAt: LATER }),
      told("OrderReceived", { returnDueAt: LATER }),
      told("ReturnRequested", { answerDueAt: LATER }),
      told("ReturnAccepted", { sendDueAt: LATER }),
      told("ReturnDeclined", { returnDueAt: LATER }),
      told("ReturnLapsed", { returnDueAt: LATER }),
      told("ReturnSent", { arrivalDueAt: LATER }),
    ]) {
      expect(due(step)).toEqual(pass);
      expect(due(step, told("OrderDeadlineMoved", { dueAt: ENDS_AT }))).toEqual({ ...pass, dueAt: ENDS_AT });
      for (const end of [
        "ShipmentOverdue",
        "ReturnEscalated",
        "ReturnArrived",
        "ReturnPeriodEnded",
        "OrderCancelled",
      ]) {
        expect(due(step, told(end))).toBeNull();
      }
    }
  });
});
