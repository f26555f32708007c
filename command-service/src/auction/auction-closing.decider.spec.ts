import { after } from "@naqsh/shared/kernel/instant";
import { uuid5 } from "@naqsh/shared/kernel/uuid";
import { describe, expect, it } from "vitest";
import {
  ARTWORK_ID,
  AUCTION_ID,
  beginClosing,
  bid,
  cancelBy,
  close,
  closedWith,
  CLOSES_AT,
  ENDS_AT,
  given,
  HOUR,
  lastOf,
  liveWith,
  MINUTE,
  missed,
  moment,
  freeze,
  outage,
  schedule,
  SCHEDULED_AT,
  STARTS_AT,
  told,
  typesOf,
  voidBidder,
} from "../testing/auction-fixtures";

const live = liveWith({}, ["mona", 900]);
const closing = told(live, [beginClosing, ENDS_AT]);
const scheduled = told([], [schedule(), SCHEDULED_AT]);
const of = { auctionId: AUCTION_ID, artworkId: ARTWORK_ID };

describe("the end of an auction", () => {
  it("begins with two seconds in which what came in time is decided", () => {
    given(...live)
      .when(beginClosing, { now: ENDS_AT })
      .thenRecords({ type: "AuctionClosing", data: { ...of, endsAt: ENDS_AT } });
    given(...live)
      .when(beginClosing, { now: moment(-1) })
      .thenRejects({ code: "AUCTION_STILL_RUNNING", endsAt: ENDS_AT });
    given(...closing)
      .when(beginClosing, { now: after(ENDS_AT, 1) })
      .thenNothing();
  });

  it.each([
    ["live", live],
    ["closing", closing],
  ])("comes two seconds after the end in force and not before, from %s", (_, history) => {
    given(...history)
      .when(close, { now: after(ENDS_AT, 1_999) })
      .thenRejects({ code: "AUCTION_STILL_RUNNING", endsAt: ENDS_AT });
    expect(
      given(...history)
        .when(close, { now: CLOSES_AT })
        .state().status,
    ).toBe("awaitingPayment");
  });

  it("looks at the stream and not at the timer: an end that has moved is not due", () => {
    const extended = told(live, [bid("saad", 2000), moment(-1_000)]);
    given(...extended)
      .when(close, { now: CLOSES_AT })
      .thenRejects({ code: "AUCTION_STILL_RUNNING", endsAt: after(moment(-1_000), 2 * MINUTE) });
  });

  it("binds the leader to buy at the price, with 24 hours to pay", () => {
    given(...liveWith({}, ["mona", 900], ["saad", 600]))
      .when(close, { now: CLOSES_AT })
      .thenRecords(
        {
          type: "AuctionClosed",
          data: {
            ...of,
            artistId: "artist",
            outcome: "sold",
            endsAt: ENDS_AT,
            closedAt: CLOSES_AT,
            price: 650_00,
            winnerId: "mona",
          },
        },
        {
          type: "WinnerDetermined",
          data: {
            ...of,
            artistId: "artist",
            winnerId: "mona",
            winnerAlias: 1,
            amount: 650_00,
            orderId: uuid5(AUCTION_ID, "order/mona"),
            paymentDueAt: after(CLOSES_AT, 24 * HOUR),
            because: "highestBid",
          },
        },
      );
  });

  it("sells nothing without bids, or below the reserve", () => {
    const none = given(...liveWith({}))
      .when(close, { now: CLOSES_AT })
      .events();
    expect(none).toMatchObject([{ type: "AuctionClosed", data: { outcome: "noBids", price: null, winnerId: null } }]);
    const unmet = given(...liveWith({ reserve: 3000_00 }, ["mona", 2000]))
      .when(close, { now: CLOSES_AT })
      .events();
    expect(unmet).toMatchObject([{ data: { outcome: "reserveNotMet", price: 2000_00, winnerId: null } }]);
  });

  it("counts no bidder who was voided", () => {
    const history = told(live, [bid("saad", 2000), moment(MINUTE)], [voidBidder(2), moment(2 * MINUTE)]);
    const events = given(...history)
      .when(close, { now: CLOSES_AT })
      .events();
    expect(lastOf(events, "AuctionClosed")).toMatchObject({ winnerId: "mona", price: 500_00 });
  });

  it("happens once", () => {
    given(...closedWith({}, ["mona", 900]))
      .when(close, { now: after(CLOSES_AT, HOUR) })
      .thenNothing();
    given(...closedWith({}))
      .when(beginClosing, { now: CLOSES_AT })
      .thenNothing();
  });

  it("has to have begun", () => {
    given().when(close).thenRejects({ code: "AUCTION_UNKNOWN" });
    given(...scheduled)
      .when(close)
      .thenRejects({ code: "AUCTION_NOT_STARTED", startsAt: STARTS_AT });
    given(...told(scheduled, [cancelBy("artist"), SCHEDULED_AT]))
      .when(close)
      .thenNothing();
  });
});

describe("what ends or extends an auction of 2,000 bidders", () => {
  const crowded = liveWith(
    {},
    ...Array.from({ length: 2_000 }, (_, nth): [string, number] => [`bidder ${nth}`, 600 + nth * 300]),
  );

  it("is as long as with one bidder", () => {
    for (const command of [close, outage(moment(HOUR / 2), moment(HOUR / 2 + MINUTE))]) {
      const events = given(...crowded)
        .when(command, { now: CLOSES_AT })
        .events();
      expect(JSON.stringify(events).length).toBeLessThan(1_000);
    }
  });
});

describe("an outage of the platform", () => {
  const from = moment(-10 * MINUTE);
  const to = after(from, 3 * HOUR);

  it("moves a live end by the time that was lost", () => {
    given(...live)
      .when(outage(from, to))
      .thenRecords({
        type: "AuctionExtended",
        data: {
          ...of,
          artistId: "artist",
          previousEndsAt: ENDS_AT,
          endsAt: after(ENDS_AT, 3 * HOUR),
          reason: "outage",
          outageId: "outage-1",
        },
      });
  });

  it("is made good once", () => {
    const compensated = told(live, [outage(from, to), to]);
    given(...compensated)
      .when(outage(from, to))
      .thenNothing();
    expect(
      typesOf(
        given(...compensated)
          .when(outage(to, after(to, MINUTE), "outage-2"))
          .events(),
      ),
    ).toEqual(["AuctionExtended"]);
  });

  it("changes nothing for an auction whose end lay before it, or that began after it", () => {
    given(...live)
      .when(outage(ENDS_AT, to))
      .thenNothing();
    given(...live)
      .when(outage(after(STARTS_AT, -2 * HOUR), STARTS_AT))
      .thenNothing();
  });

  it("takes a closing auction whose end it held back to live", () => {
    expect(
      given(...closing)
        .when(outage(moment(-3_000), to))
        .state(),
    ).toMatchObject({ status: "live" });
  });

  it("lets an auction that should have started meanwhile open when it is over, with its full length", () => {
    const over = after(STARTS_AT, 20 * MINUTE);
    const decided = given(...scheduled).when(outage(after(STARTS_AT, -MINUTE), over));
    decided.thenRecords({
      type: "AuctionDeadlinesMoved",
      data: {
        ...of,
        artistId: "artist",
        outageId: "outage-1",
        startsAt: over,
        endsAt: after(over, HOUR),
        offerEndsAt: null,
        offeredToId: null,
      },
    });
    const moved = [...scheduled, ...decided.events()];
    given(...moved)
      .when(outage(after(STARTS_AT, -MINUTE), over))
      .thenNothing();
    expect(moved.length).toBe(2);
  });

  it("leaves a start that lies after it", () => {
    given(...scheduled)
      .when(outage(SCHEDULED_AT, STARTS_AT))
      .thenNothing();
  });

  it("moves the end of an offer that was open, once", () => {
    const sold = closedWith({}, ["mona", 900], ["saad", 600]);
    const { orderId } = lastOf(sold, "WinnerDetermined");
    const offeredAt = after(CLOSES_AT, 24 * HOUR);
    const offered = told(sold, [missed(orderId), offeredAt]);
    const lost = outage(after(offeredAt, HOUR), after(offeredAt, 3 * HOUR));
    const decided = given(...offered).when(lost);
    expect(lastOf(decided.events(), "AuctionDeadlinesMoved")).toMatchObject({
      offerEndsAt: after(offeredAt, 26 * HOUR),
      offeredToId: "saad",
      startsAt: null,
      endsAt: null,
    });
    given(...offered, ...decided.events())
      .when(lost)
      .thenNothing();
    given(...offered)
      .when(outage(after(offeredAt, 24 * HOUR), after(offeredAt, 30 * HOUR)))
      .thenNothing();
    given(...offered)
      .when(outage(after(offeredAt, -HOUR), offeredAt))
      .thenNothing();
  });

  it("leaves the winner's payment to the order, and ended auctions as they are", () => {
    given(...closedWith({}, ["mona", 900]))
      .when(outage(CLOSES_AT, after(CLOSES_AT, HOUR)))
      .thenNothing();
    given().when(outage(from, to)).thenRejects({ code: "AUCTION_UNKNOWN" });
  });
});

describe("a freeze of the process that decides", () => {
  const from = moment(-700);
  const to = after(ENDS_AT, 2_300);

  it("is given back to an auction whose end lay in it, once, also where it is closing already", () => {
    for (const history of [live, closing]) {
      const decided = given(...history).when(freeze(from, to));
      expect(decided.events()).toMatchObject([
        { type: "AuctionExtended", data: { endsAt: after(ENDS_AT, 3_000), reason: "outage", outageId: "freeze-1" } },
      ]);
      expect(decided.state()).toMatchObject({ status: "live" });
      given(...history, ...decided.events())
        .when(freeze(from, to))
        .thenNothing();
    }
  });

  it("changes nothing for an auction that ended before or after it, or was closed", () => {
    given(...live)
      .when(freeze(ENDS_AT, to))
      .thenNothing();
    given(...live)
      .when(freeze(from, moment(-1)))
      .thenNothing();
    given(...closedWith({}, ["mona", 900]))
      .when(freeze(from, to))
      .thenNothing();
    given().when(freeze(from, to)).thenRejects({ code: "AUCTION_UNKNOWN" });
  });
});
