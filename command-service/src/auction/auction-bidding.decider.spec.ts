import { chained, START_OF_CHAIN, verifyChain, type PublicRow } from "@naqsh/shared/auction";
import { after } from "@naqsh/shared/kernel/instant";
import { describe, expect, it } from "vitest";
import {
  ARTWORK_ID,
  AUCTION_ID,
  beginClosing,
  bid,
  close,
  cancelBy,
  closedWith,
  CLOSES_AT,
  ENDS_AT,
  given,
  lastOf,
  liveWith,
  MINUTE,
  moment,
  schedule,
  SCHEDULED_AT,
  STARTS_AT,
  told,
  typesOf,
  voidBidder,
} from "../testing/auction-fixtures";

const live = liveWith({});
const drafted = (kind: PublicRow["kind"], alias: number, riyals: number, at: string) => ({
  kind,
  alias,
  amount: riyals * 100,
  receivedAt: at,
  acceptedAt: at,
  commitment: `commitment of ${alias === 1 ? "mona" : "saad"}`,
});

describe("a bid", () => {
  it("that is the first leads at the opening price under the alias 1", () => {
    const at = moment(MINUTE);
    given(...live)
      .when(bid("mona", 2000), { now: after(at, 4), receivedAt: at })
      .thenRecords({
        type: "BidPlaced",
        data: {
          auctionId: AUCTION_ID,
          artworkId: ARTWORK_ID,
          bidderId: "mona",
          alias: 1,
          maximum: 2000_00,
          previousLeaderId: null,
          isNewBidder: true,
          price: 500_00,
          leaderId: "mona",
          leaderAlias: 1,
          reserveStatus: "none",
          rows: chained(AUCTION_ID, START_OF_CHAIN, [{ ...drafted("bid", 1, 500, at), acceptedAt: after(at, 4) }]),
          receivedAt: at,
          acceptedAt: after(at, 4),
        },
      });
  });

  it("that loses at once is answered for the incumbent in the same append", () => {
    const history = liveWith({}, ["mona", 900]);
    const first = lastOf(history, "BidPlaced").rows[0]!;
    const at = moment(MINUTE);
    const placed = lastOf(
      given(...history)
        .when(bid("saad", 600), { now: at })
        .events(),
      "BidPlaced",
    );
    expect(placed).toMatchObject({
      alias: 2,
      leaderId: "mona",
      leaderAlias: 1,
      price: 650_00,
      previousLeaderId: "mona",
    });
    expect(placed.rows).toEqual(
      chained(AUCTION_ID, first, [drafted("bid", 2, 600, at), drafted("automatic", 1, 650, at)]),
    );
  });

  it("keeps the alias that its bidder got first", () => {
    const history = liveWith({}, ["mona", 500], ["saad", 600], ["mona", 700], ["huda", 800]);
    expect(lastOf(history.slice(0, -1), "BidPlaced")).toMatchObject({ bidderId: "mona", alias: 1 });
    expect(lastOf(history, "BidPlaced")).toMatchObject({ bidderId: "huda", alias: 3 });
  });

  it("chains its rows over the whole history", () => {
    const history = liveWith({}, ["mona", 900], ["saad", 600], ["saad", 5000], ["mona", 1000], ["huda", 9000]);
    const rows = history.flatMap((event) => (event.type === "BidPlaced" ? event.data.rows : []));
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(verifyChain(AUCTION_ID, rows)).toMatchObject({ intact: true });
  });

  it("is refused below the ask and told it", () => {
    given(...live)
      .when(bid("mona", 499))
      .thenRejects({ code: "BID_TOO_LOW", minimum: 500_00 });
    given(...liveWith({}, ["mona", 900], ["saad", 600]))
      .when(bid("huda", 699))
      .thenRejects({ code: "BID_TOO_LOW", minimum: 700_00 });
  });

  it("has no halalas", () => {
    given(...live)
      .when(bid("mona", 500.5))
      .thenRejects({ code: "BID_NOT_WHOLE_RIYALS" });
  });

  it("of the leader raises the maximum, and tells nobody", () => {
    const at = moment(MINUTE);
    given(...liveWith({}, ["mona", 900]))
      .when(bid("mona", 901), { now: at })
      .thenRecords({
        type: "MaximumRaised",
        data: {
          auctionId: AUCTION_ID,
          artworkId: ARTWORK_ID,
          bidderId: "mona",
          alias: 1,
          maximum: 901_00,
          price: 500_00,
          leaderId: "mona",
          leaderAlias: 1,
          reserveStatus: "none",
          rows: [],
          receivedAt: at,
          acceptedAt: at,
        },
      });
  });

  it("of the leader never lowers the maximum", () => {
    given(...liveWith({}, ["mona", 900]))
      .when(bid("mona", 800))
      .thenRejects({ code: "MAXIMUM_NOT_RAISED", maximum: 900_00 });
  });

  it("that meets the reserve says so once", () => {
    const history = liveWith({ reserve: 3000_00 }, ["mona", 2000]);
    const met = given(...history)
      .when(bid("saad", 4000), { now: moment(MINUTE) })
      .events();
    expect(typesOf(met)).toEqual(["BidPlaced", "ReserveMet"]);
    expect(lastOf(met, "ReserveMet").price).toBe(3000_00);
    const raised = given(...history)
      .when(bid("mona", 3000), { now: moment(MINUTE) })
      .events();
    expect(typesOf(raised)).toEqual(["MaximumRaised", "ReserveMet"]);
    expect(
      typesOf(
        given(...history, ...met)
          .when(bid("mona", 3500))
          .events(),
      ),
    ).toEqual(["BidPlaced"]);
  });
});

describe("who may bid", () => {
  it.each([
    ["the work's own artist", bid("artist", 900, { bidderRole: "artist" }), "BIDDER_IS_ARTIST"],
    ["administrators", bid("mona", 900, { bidderRole: "admin" }), "BIDDER_IS_ADMINISTRATOR"],
    ["the banned", bid("mona", 900, { banned: true }), "BIDDER_BANNED"],
    ["who has two open unpaid wins", bid("mona", 900, { openUnpaidWins: 2 }), "BIDDER_OWES_PAYMENT"],
  ] as const)("is not %s", (_, command, code) => {
    given(...live)
      .when(command)
      .thenRejects({ code });
  });

  it("is not a bidder whose bids were voided here", () => {
    given(...told(liveWith({}, ["mona", 900], ["saad", 1000]), [voidBidder(1), moment(MINUTE)]))
      .when(bid("mona", 5000))
      .thenRejects({ code: "BIDDER_VOIDED" });
  });

  it.each([
    ["another artist", bid("mona", 900, { bidderRole: "artist" })],
    ["who has one open unpaid win", bid("mona", 900, { openUnpaidWins: 1 })],
  ])("is %s", (_, command) => {
    expect(
      given(...live)
        .when(command)
        .events(),
    ).toHaveLength(1);
  });
});

describe("in time", () => {
  it("is not before the auction is open", () => {
    given().when(bid("mona", 900)).thenRejects({ code: "AUCTION_UNKNOWN" });
    const scheduled = told([], [schedule(), SCHEDULED_AT]);
    given(...scheduled)
      .when(bid("mona", 900))
      .thenRejects({ code: "AUCTION_NOT_STARTED", startsAt: STARTS_AT });
    given(...told(scheduled, [cancelBy("artist"), SCHEDULED_AT]))
      .when(bid("mona", 900))
      .thenRejects({ code: "AUCTION_NOT_OPEN" });
  });

  it("is what was received before the end, however late it is decided", () => {
    const decided = { receivedAt: after(ENDS_AT, -1), now: after(ENDS_AT, 1_999) };
    expect(
      typesOf(
        given(...live)
          .when(bid("mona", 900), decided)
          .events(),
      )[0],
    ).toBe("BidPlaced");
    given(...live)
      .when(bid("mona", 900), { receivedAt: ENDS_AT, now: ENDS_AT })
      .thenRejects({ code: "AUCTION_ENDED" });
  });

  it("is nothing once it is closed, and what came before the end is told that it was not late", () => {
    const over = closedWith({}, ["mona", 900]);
    given(...over)
      .when(bid("saad", 950), { receivedAt: moment(-1), now: CLOSES_AT })
      .thenRejects({ code: "BID_UNDECIDED" });
    given(...over)
      .when(bid("saad", 950), { receivedAt: ENDS_AT, now: CLOSES_AT })
      .thenRejects({ code: "AUCTION_ENDED" });
  });

  it("goes by the end that an extension moved, also once it is closed", () => {
    const received = moment(-30_000);
    const extended = told(liveWith({}), [bid("mona", 900), received]);
    const endsAt = after(received, 2 * MINUTE);
    const closes = after(endsAt, 2_000);
    const over = told(extended, [{ type: "CloseAuction", data: { auctionId: AUCTION_ID } }, closes]);
    given(...over)
      .when(bid("saad", 950), { receivedAt: after(endsAt, -1), now: closes })
      .thenRejects({ code: "BID_UNDECIDED" });
    given(...over)
      .when(bid("saad", 950), { receivedAt: endsAt, now: closes })
      .thenRejects({ code: "AUCTION_ENDED" });
  });
});

describe("somebody who is banned while leading", () => {
  const leading = liveWith({ reserve: 3000_00 }, ["saad", 2000], ["mona", 2500]);
  const banned = { banned: true };

  it("keeps the lead and bids no more, neither a bid nor a raise, also towards the reserve", () => {
    for (const riyals of [2501, 2600, 9000]) {
      given(...leading)
        .when(bid("mona", riyals, banned))
        .thenRejects({ code: "BIDDER_BANNED" });
    }
    expect(
      given(...leading)
        .when(bid("huda", 2600))
        .events(),
    ).toMatchObject([{ data: { previousLeaderId: "mona", leaderId: "huda" } }]);
  });

  it("wins what nobody overbids, and is bound to it", () => {
    const events = given(...liveWith({}, ["saad", 2000], ["mona", 2500]))
      .when(close, { now: CLOSES_AT })
      .events();
    expect(lastOf(events, "WinnerDetermined")).toMatchObject({ winnerId: "mona", amount: 2100_00 });
  });
});

describe("the soft close", () => {
  const late = moment(-30_000);

  it("moves the end to two minutes after a late bid, in the same append", () => {
    const events = given(...live)
      .when(bid("mona", 900), { receivedAt: late, now: after(late, 9) })
      .events();
    expect(typesOf(events)).toEqual(["BidPlaced", "AuctionExtended"]);
    expect(lastOf(events, "AuctionExtended")).toEqual({
      auctionId: AUCTION_ID,
      artworkId: ARTWORK_ID,
      artistId: "artist",
      previousEndsAt: ENDS_AT,
      endsAt: after(late, 2 * MINUTE),
      reason: "lateBid",
      outageId: null,
    });
  });

  it("leaves the end alone before that, and keeps the original end beside the new one", () => {
    const early = moment(-2 * MINUTE);
    expect(
      typesOf(
        given(...live)
          .when(bid("mona", 900), { now: early })
          .events(),
      ),
    ).toEqual(["BidPlaced"]);
    expect(
      given(...live)
        .when(bid("mona", 900), { now: late })
        .state(),
    ).toMatchObject({
      endsAt: after(late, 2 * MINUTE),
      originalEndsAt: ENDS_AT,
    });
  });

  it("counts a bid that loses at once, since it moves the price", () => {
    const events = given(...liveWith({}, ["mona", 900]))
      .when(bid("saad", 600), { now: late })
      .events();
    expect(typesOf(events)).toEqual(["BidPlaced", "AuctionExtended"]);
  });

  it("does not count a leader's raise, not even one that moves the price", () => {
    expect(
      typesOf(
        given(...liveWith({}, ["mona", 900]))
          .when(bid("mona", 950), { now: late })
          .events(),
      ),
    ).toEqual(["MaximumRaised"]);
    const unmet = liveWith({ reserve: 3000_00 }, ["mona", 2000]);
    const raised = given(...unmet)
      .when(bid("mona", 2500), { now: late })
      .events();
    expect(lastOf(raised, "MaximumRaised")).toMatchObject({ price: 2500_00, rows: [{ kind: "automatic" }] });
    expect(typesOf(raised)).toEqual(["MaximumRaised"]);
  });

  it("takes a closing auction back to live", () => {
    const closing = told(live, [beginClosing, ENDS_AT]);
    const decided = given(...closing).when(bid("mona", 900), { receivedAt: moment(-1), now: after(ENDS_AT, 500) });
    expect(decided.state()).toMatchObject({ status: "live", endsAt: after(moment(-1), 2 * MINUTE) });
  });

  it("is off where its length is 0", () => {
    const events = given(...liveWith({ softCloseMs: 0 }))
      .when(bid("mona", 900), { now: late })
      .events();
    expect(typesOf(events)).toEqual(["BidPlaced"]);
  });
});
