import type { AuctionEvent, AuctionScheduled } from "@naqsh/shared/auction";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import { createModelAuction } from "./naive-auction";
import type { ModelAuction } from "./naive-auction";

export type Recorded = RecordedEvent<AuctionEvent>;
export type Outages = ReadonlyMap<string, { from: string; to: string }>;

const DRAIN_MS = 2_000;
const DAY_MS = 24 * 3_600_000;
const ms = Date.parse;

export class Broken extends Error {}

export const hold = (holds: boolean, invariant: string, facts: unknown): void => {
  if (!holds) throw new Broken(`${invariant} does not hold: ${JSON.stringify(facts)}`);
};

type Case = { model: ModelAuction; outages: Outages; buyer: { who: string; amount: number } | null };

/** Lets the model take one event's input and compares what the product made of it (I4, I6). */
const follow = (subject: Case, event: Recorded): void => {
  const { model } = subject;
  const { data, type } = event;
  const at = ms(event.recordedAt);
  switch (type) {
    case "AuctionOpened":
      hold(at >= model.start(), "I6: it opens at its start", event);
      return model.open();
    case "BidPlaced":
    case "MaximumRaised": {
      const refusal = model.bid(data.bidderId, data.maximum, data.receivedAt);
      hold(refusal === null, `I4, I6: the model refuses the bid with ${refusal}`, event);
      const product = [data.price, data.leaderId];
      hold(String(product) === String([model.price(), model.leader()]), "I4: the model's price and leader", {
        product,
        model: [model.price(), model.leader()],
        event,
      });
      return;
    }
    case "AuctionExtended":
    case "AuctionDeadlinesMoved": {
      const outage = event.data.outageId === null ? undefined : subject.outages.get(event.data.outageId);
      const movesOffer = type === "AuctionDeadlinesMoved" && event.data.offerEndsAt !== null;
      if (outage && !movesOffer) model.outage(ms(outage.from), ms(outage.to));
      if (event.data.endsAt !== null) {
        hold(ms(event.data.endsAt) === model.end(), "I4: the model's end", { event, model: model.end() });
      }
      return;
    }
    case "AuctionClosing":
      return hold(at >= model.end(), "I6: it closes at its end", event);
    case "BidderVoided":
      model.takeOut(data.bidderId);
      return hold(data.price === model.price() && data.leaderId === model.leader(), "I4: refolded by a void", event);
    default:
      return followSale(subject, event);
  }
};

const followSale = (subject: Case, event: Recorded): void => {
  const { model } = subject;
  switch (event.type) {
    case "AuctionClosed":
      hold(ms(event.recordedAt) >= model.end() + DRAIN_MS, "I6: it is closed after the drain", event);
      hold(event.data.outcome === model.outcome(), "I4: the model's outcome", { event, model: model.outcome() });
      return model.close();
    case "WinnerDetermined": {
      const expected = event.data.because === "offerAccepted" ? subject.buyer : model.buyer();
      const product = { who: event.data.winnerId, amount: event.data.amount };
      hold(JSON.stringify(product) === JSON.stringify(expected), "I4: one winner at the model's price", {
        product,
        expected,
      });
      hold(ms(event.data.paymentDueAt) === ms(event.recordedAt) + DAY_MS, "I4: 24 hours to pay", event);
      subject.buyer = expected;
      return;
    }
    case "OfferedToNextBidder": {
      const expected = model.second(subject.buyer!.who);
      const product = { who: event.data.bidderId, amount: event.data.amount };
      hold(JSON.stringify(product) === JSON.stringify(expected), "I4: offered to the next at their own maximum", {
        product,
        expected,
      });
      subject.buyer = expected;
      return;
    }
    case "AuctionLapsed":
      if (event.data.reason === "noNextBidder" || event.data.reason === "nextBidderBelowReserve") {
        const isSecond = model.second(subject.buyer?.who ?? "") !== null && model.buyer() !== null;
        hold(!isSecond, "I4: it lapses only where nobody is next", event);
      }
      return;
    case "AuctionCancelled":
      return model.cancel();
    case "AuctionSettled":
      return hold(event.data.buyerId === subject.buyer?.who, "I4: the buyer settles", event);
    default:
      return;
  }
};

/** Judges the stream of one auction up to an event; gives the model as it stands then. */
export const judgeAuction = (events: readonly Recorded[], outages: Outages): ModelAuction => {
  const [first] = events as readonly [RecordedEvent<AuctionScheduled>];
  const subject: Case = { model: createModelAuction(first.data), outages, buyer: null };
  for (const event of events.slice(1)) follow(subject, event);
  return subject.model;
};
