import { describe, expect, it } from "vitest";
import type { AuctionDeadlinesMoved, AuctionExtended, AuctionScheduled } from "@naqsh/shared/auction";
import { recorded } from "../testing/recorded";
import { scheduleCloseWhenEndSet } from "./schedule-close-when-end-set.policy";
import { scheduleOfferExpiryWhenOffered } from "./schedule-offer-expiry-when-offered.policy";
import { scheduleOpeningWhenStartSet } from "./schedule-opening-when-start-set.policy";

const startsAt = "2026-03-01T10:00:00.000Z";
const endsAt = "2026-03-01T12:00:00.000Z";
const endsAtMs = Date.parse(endsAt);

const scheduled: AuctionScheduled = {
  type: "AuctionScheduled",
  data: {
    auctionId: "a",
    artworkId: "w",
    artistId: "artist",
    openingPrice: 500_00,
    reserve: null,
    estimate: null,
    startsAt,
    endsAt,
    ownIncrement: 50_00,
    incrementPolicy: "standard-1",
    softCloseMs: 120_000,
  },
};

const moved = (data: Partial<AuctionDeadlinesMoved["data"]>): AuctionDeadlinesMoved => ({
  type: "AuctionDeadlinesMoved",
  data: {
    auctionId: "a",
    artworkId: "w",
    artistId: "artist",
    outageId: "o",
    startsAt: null,
    endsAt: null,
    offerEndsAt: null,
    offeredToId: null,
    ...data,
  },
});

const extended: AuctionExtended = {
  type: "AuctionExtended",
  data: {
    auctionId: "a",
    artworkId: "w",
    artistId: "artist",
    outageId: null,
    previousEndsAt: startsAt,
    endsAt,
    reason: "lateBid",
  },
};

describe("auction clock", () => {
  it("wakes an auction at its start, by a job named after it and the moment", () => {
    expect(scheduleOpeningWhenStartSet.react(recorded(scheduled))).toEqual([
      {
        kind: "job",
        queue: "auction",
        name: "open-auction",
        id: `open-auction_a_${Date.parse(startsAt)}`,
        at: startsAt,
        data: { auctionId: "a" },
      },
    ]);
  });

  it("wakes it at its end, and two seconds later to close", () => {
    expect(scheduleCloseWhenEndSet.react(recorded(scheduled))).toMatchObject([
      { name: "begin-closing", id: `begin-closing_a_${endsAtMs}`, at: endsAt },
      { name: "close-auction", id: `close-auction_a_${endsAtMs}`, at: "2026-03-01T12:00:02.000Z" },
    ]);
  });

  it("schedules another close for every end that an extension sets, in place of the earlier one's", () => {
    const previousMs = Date.parse(startsAt);
    expect(scheduleCloseWhenEndSet.react(recorded(extended))).toMatchObject([
      { id: `begin-closing_a_${endsAtMs}`, replaces: `begin-closing_a_${previousMs}` },
      { id: `close-auction_a_${endsAtMs}`, replaces: `close-auction_a_${previousMs}` },
    ]);
    expect(scheduleCloseWhenEndSet.react(recorded(scheduled))[0]).not.toHaveProperty("replaces");
  });

  it("follows what an outage moved, and nothing else", () => {
    const start = recorded(moved({ startsAt, endsAt }));
    expect(scheduleOpeningWhenStartSet.react(start)).toMatchObject([{ at: startsAt }]);
    expect(scheduleCloseWhenEndSet.react(start)).toHaveLength(2);
    expect(scheduleOfferExpiryWhenOffered.react(start)).toEqual([]);
    const offer = recorded(moved({ offerEndsAt: endsAt, offeredToId: "b" }));
    expect(scheduleOpeningWhenStartSet.react(offer)).toEqual([]);
    expect(scheduleCloseWhenEndSet.react(offer)).toEqual([]);
    expect(scheduleOfferExpiryWhenOffered.react(offer)).toMatchObject([
      { id: `expire-offer_a_${endsAtMs}`, at: endsAt },
    ]);
  });
});
