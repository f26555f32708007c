import type { AuctionEvent } from "@naqsh/shared/auction";
import { after } from "@naqsh/shared/kernel/instant";
import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import { describe, expect, it } from "vitest";
import { AuctionStory, ENDS_AT, idOfName } from "../testing/auction-story";
import { foldAll } from "../testing/fold-all";
import { standingKey, standingsProjection } from "./standings.projection";

const ORDER = idOfName("order");
const DUE = after(ENDS_AT, 86_400_000);
const LATER = after(ENDS_AT, 100_000_000);

const standingOf = (story: AuctionStory, bidder: string, events: readonly AnyEvent[]) =>
  foldAll(standingsProjection, events).get(standingKey(story.auctionId, idOfName(bidder)));

const begun = (): { story: AuctionStory; events: AuctionEvent[] } => {
  const story = new AuctionStory("a");
  return { story, events: [story.leads("sara", 500_00, 900_00), story.loses("omar", 600_00, 650_00)] };
};

describe("A bidder's standing", () => {
  it("leads or is outbid, with the own maximum and the last own amount", () => {
    const { story, events } = begun();
    expect(standingOf(story, "sara", events)).toMatchObject({
      alias: 1,
      state: "leading",
      maximum: 900_00,
      lastBid: 650_00,
    });
    expect(standingOf(story, "omar", events)).toMatchObject({
      alias: 2,
      state: "outbid",
      maximum: 600_00,
      lastBid: 600_00,
    });
    const raised = [...events, story.raises(2_000_00)];
    expect(standingOf(story, "sara", raised)).toMatchObject({ maximum: 2_000_00, lastBid: 650_00, sequence: 3 });
    const taken = [...raised, story.leads("omar", 2_100_00)];
    expect(standingOf(story, "sara", taken)).toMatchObject({ state: "outbid", maximum: 2_000_00 });
  });

  it("knows which bid took the lead, until they bid again", () => {
    const { story, events } = begun();
    expect(standingOf(story, "omar", events)).toMatchObject({ outbid: null });
    const taken = [...events, story.leads("omar", 2_100_00)];
    expect(standingOf(story, "sara", taken)).toMatchObject({ state: "outbid", outbid: { causeId: "event 2" } });
    const later = [...taken, story.leads("noura", 2_500_00)];
    expect(standingOf(story, "sara", later)).toMatchObject({ outbid: { causeId: "event 2" } });
    const lost = [...later, story.loses("sara", 2_600_00, 2_700_00)];
    expect(standingOf(story, "sara", lost)).toMatchObject({ state: "outbid", outbid: null });
    const leads = [...later, story.leads("sara", 2_800_00)];
    expect(standingOf(story, "sara", leads)).toMatchObject({ state: "leading", outbid: null });
  });

  it("does not change when a stranger's bid changes nothing of it", () => {
    const { story, events } = begun();
    const before = standingOf(story, "omar", events);
    expect(standingOf(story, "omar", [...events, story.loses("noura", 700_00, 750_00)])).toEqual(before);
  });

  it("is won and due, moved by an outage, then paid", () => {
    const { story, events } = begun();
    const won = [...events, story.closed(), story.won(ORDER)];
    expect(standingOf(story, "sara", won)).toMatchObject({ state: "won", orderId: ORDER, dueAt: DUE });
    expect(standingOf(story, "omar", won)).toMatchObject({ state: "lost", orderId: null });
    const moved: AnyEvent = {
      type: "PaymentDeadlineMoved",
      data: { orderId: ORDER, buyerId: idOfName("sara"), outageId: "o", paymentDueAt: LATER },
    };
    expect(standingOf(story, "sara", [...won, moved])).toMatchObject({ state: "won", dueAt: LATER });
    const paid: AnyEvent = {
      type: "AuctionSettled",
      data: { ...story.of, artistId: "huda", orderId: ORDER, buyerId: idOfName("sara"), amount: 650_00 },
    };
    expect(standingOf(story, "sara", [...won, paid])).toMatchObject({ state: "paid", dueAt: null });
  });

  it("passes to the next bidder when the payment is missed: offered, then accepted, declined or over", () => {
    const { story, events } = begun();
    const omar = { ...story.of, bidderId: idOfName("omar"), alias: 2 };
    const offered: AnyEvent[] = [
      ...events,
      story.closed(),
      story.won(ORDER),
      { type: "PaymentDeadlineMissed", data: { ...story.of, orderId: ORDER, buyerId: idOfName("sara") } },
      { type: "OfferedToNextBidder", data: { ...omar, artistId: "huda", amount: 600_00, offerEndsAt: DUE } },
    ];
    expect(standingOf(story, "sara", offered)).toMatchObject({ state: "missedPayment", dueAt: null });
    expect(standingOf(story, "omar", offered)).toMatchObject({
      state: "offered",
      dueAt: DUE,
      offer: { amount: 600_00, endsAt: DUE },
    });
    const moved = { outageId: "o", startsAt: null, endsAt: null, offerEndsAt: LATER, offeredToId: idOfName("omar") };
    const later: AnyEvent = { type: "AuctionDeadlinesMoved", data: { ...story.of, artistId: "huda", ...moved } };
    expect(standingOf(story, "omar", [...offered, later])).toMatchObject({ dueAt: LATER, offer: { endsAt: LATER } });
    const ends = (type: string) => standingOf(story, "omar", [...offered, { type, data: omar }]);
    expect(ends("OfferDeclined")).toMatchObject({ state: "declined", offer: null });
    expect(ends("OfferExpired")).toMatchObject({ state: "lost", offer: null });
  });

  it("is lost at the close, however many bid, but for whoever was voided", () => {
    const { story, events } = begun();
    const crowd = Array.from({ length: 1_200 }, (_, nth) => `bidder ${nth}`);
    const bids = crowd.map((name, nth) => story.loses(name, 700_00 + nth, 750_00 + nth));
    const closed = [...events, ...bids, story.voided("omar", [2], "sara", 500_00), story.closed()];
    const standings = foldAll(standingsProjection, closed);
    const stateOf = (name: string) => standings.get(standingKey(story.auctionId, idOfName(name)))?.state;
    expect(new Set(crowd.map(stateOf))).toEqual(new Set(["lost"]));
    expect([stateOf("sara"), stateOf("omar")]).toEqual(["won", "voided"]);
  });

  it("is voided, and whoever leads then hears of it", () => {
    const { story, events } = begun();
    const taken = [...events, story.leads("omar", 1_000_00), story.voided("omar", [2, 4], "sara", 500_00)];
    expect(standingOf(story, "omar", taken)).toMatchObject({ state: "voided" });
    expect(standingOf(story, "sara", taken)).toMatchObject({ state: "leading", lastBid: 500_00 });
  });
});
