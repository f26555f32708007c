import { after } from "@naqsh/shared/kernel/instant";
import { describe, expect, it } from "vitest";
import {
  ARTWORK_ID,
  AUCTION_ID,
  cancelBy,
  closedWith,
  given,
  HOUR,
  liveWith,
  MINUTE,
  open,
  schedule,
  SCHEDULED_AT,
  STARTS_AT,
  ENDS_AT,
  told,
  moment,
  voidBidder,
} from "../testing/auction-fixtures";

const scheduled = told([], [schedule(), SCHEDULED_AT]);

describe("the ban of an artist", () => {
  const byBan = (artist: string) => ({
    type: "CancelAuction" as const,
    data: { auctionId: AUCTION_ID, cancelledBy: "admin", bannedArtist: artist },
  });

  it("ends an announced auction, and a live one although it has bids, where the administrator chose so", () => {
    for (const history of [scheduled, liveWith({}, ["mona", 900_00])]) {
      expect(
        given(...history)
          .when(byBan("artist"))
          .events(),
      ).toMatchObject([
        { type: "AuctionCancelled", data: { auctionId: AUCTION_ID, artworkId: ARTWORK_ID, cancelledBy: "admin" } },
      ]);
    }
  });

  it("ends nobody else's", () => {
    given(...scheduled)
      .when(byBan("another"))
      .thenRejects({ code: "NOT_YOUR_AUCTION" });
  });
});

describe("scheduling an auction", () => {
  it("freezes its terms", () => {
    given()
      .when(schedule({ reserve: 900_00 }), { now: SCHEDULED_AT })
      .thenRecords({ type: "AuctionScheduled", data: schedule({ reserve: 900_00 }).data });
  });

  it("happens once", () => {
    given(...scheduled)
      .when(schedule(), { now: SCHEDULED_AT })
      .thenRejects({ code: "AUCTION_EXISTS" });
  });

  it.each([
    ["starts when it is asked for", { startsAt: SCHEDULED_AT }],
    ["lasts less than five minutes", { endsAt: after(STARTS_AT, 5 * MINUTE - 1) }],
    ["lasts more than thirty days", { endsAt: after(STARTS_AT, 30 * 24 * HOUR + 1) }],
    ["ends before it starts", { endsAt: after(STARTS_AT, -HOUR) }],
  ])("is refused where it %s", (_, terms) => {
    given().when(schedule(terms), { now: SCHEDULED_AT }).thenRejects({ code: "AUCTION_TIMES_INVALID" });
  });

  it.each([5 * MINUTE, 30 * 24 * HOUR])("takes a length of %i ms", (lengthMs) => {
    const events = given()
      .when(schedule({ endsAt: after(STARTS_AT, lengthMs) }), { now: SCHEDULED_AT })
      .events();
    expect(events).toHaveLength(1);
  });

  it("is refused with a reserve below the opening price", () => {
    given()
      .when(schedule({ reserve: 499_00 }), { now: SCHEDULED_AT })
      .thenRejects({ code: "RESERVE_BELOW_OPENING" });
    expect(
      given()
        .when(schedule({ reserve: 500_00 }), { now: SCHEDULED_AT })
        .events(),
    ).toHaveLength(1);
  });

  it("is refused with an estimate that falls", () => {
    given()
      .when(schedule({ estimate: { low: 900_00, high: 800_00 } }), { now: SCHEDULED_AT })
      .thenRejects({ code: "ESTIMATE_INVALID" });
  });
});

describe("opening an auction", () => {
  it("begins with its start", () => {
    given(...scheduled)
      .when(open, { now: moment(5) })
      .thenRecords({
        type: "AuctionOpened",
        data: {
          auctionId: AUCTION_ID,
          artworkId: ARTWORK_ID,
          artistId: "artist",
          openedAt: moment(5),
          endsAt: ENDS_AT,
        },
      });
  });

  it("is refused before its start, whatever the timer says", () => {
    given(...scheduled)
      .when(open, { now: after(STARTS_AT, -1) })
      .thenRejects({ code: "AUCTION_NOT_STARTED", startsAt: STARTS_AT });
  });

  it("happens once", () => {
    given(...liveWith({}))
      .when(open)
      .thenNothing();
    given(...closedWith({}))
      .when(open)
      .thenNothing();
  });

  it("is refused where nothing was scheduled or it was cancelled", () => {
    given().when(open).thenRejects({ code: "AUCTION_UNKNOWN" });
    const cancelled = told(scheduled, [cancelBy("artist"), SCHEDULED_AT]);
    given(...cancelled)
      .when(open)
      .thenRejects({ code: "AUCTION_NOT_OPEN" });
  });
});

describe("cancelling an auction", () => {
  it.each([
    ["scheduled", scheduled],
    ["live without bids", liveWith({})],
  ])("is the artist's right while it is %s", (_, history) => {
    given(...history)
      .when(cancelBy("artist"))
      .thenRecords({
        type: "AuctionCancelled",
        data: { auctionId: AUCTION_ID, artworkId: ARTWORK_ID, artistId: "artist", cancelledBy: "artist" },
      });
  });

  it("is refused to everyone else", () => {
    given(...scheduled)
      .when(cancelBy("another"))
      .thenRejects({ code: "NOT_YOUR_AUCTION" });
    given().when(cancelBy("artist")).thenRejects({ code: "AUCTION_UNKNOWN" });
  });

  it("is refused after the first bid, also where that was voided", () => {
    const withBid = liveWith({}, ["mona", 500]);
    given(...withBid)
      .when(cancelBy("artist"))
      .thenRejects({ code: "AUCTION_HAS_BIDS" });
    given(...told(withBid, [voidBidder(1), moment(MINUTE)]))
      .when(cancelBy("artist"))
      .thenRejects({ code: "AUCTION_HAS_BIDS" });
  });

  it("is quiet on repeat and refused after the close", () => {
    given(...told(scheduled, [cancelBy("artist"), SCHEDULED_AT]))
      .when(cancelBy("artist"))
      .thenNothing();
    given(...closedWith({}))
      .when(cancelBy("artist"))
      .thenRejects({ code: "AUCTION_NOT_OPEN" });
  });
});
