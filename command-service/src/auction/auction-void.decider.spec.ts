import { writtenAbout } from "@naqsh/shared/kernel/personal";
import { chained, type AuctionEvent } from "@naqsh/shared/auction";
import { after } from "@naqsh/shared/kernel/instant";
import { uuid5 } from "@naqsh/shared/kernel/uuid";
import { describe, expect, it } from "vitest";
import {
  acceptOffer,
  ARTWORK_ID,
  AUCTION_ID,
  beginClosing,
  bid,
  closedWith,
  CLOSES_AT,
  declineOffer,
  ENDS_AT,
  given,
  HOUR,
  lastOf,
  liveWith,
  MINUTE,
  missed,
  moment,
  schedule,
  SCHEDULED_AT,
  settle,
  told,
  typesOf,
  voidBidder,
} from "../testing/auction-fixtures";

const orderOf = (buyerId: string): string => uuid5(AUCTION_ID, `order/${buyerId}`);
const VOIDED_AT = moment(MINUTE);
const voided = (history: AuctionEvent[], alias: number, now = VOIDED_AT) => {
  const events = given(...history)
    .when(voidBidder(alias), { now })
    .events();
  return { events, types: typesOf(events), data: lastOf(events, "BidderVoided") };
};

describe("voiding a bidder while the auction runs", () => {
  it("gives the price and leader as if they had never bid, and says who lost the lead", () => {
    const history = liveWith({}, ["mona", 1000], ["saad", 5000], ["huda", 1200]);
    const last = lastOf(history, "BidPlaced").rows.at(-1)!;
    const { data, types } = voided(history, 2);
    expect(types).toEqual(["BidderVoided"]);
    expect(data).toEqual({
      auctionId: AUCTION_ID,
      artworkId: ARTWORK_ID,
      price: 1100_00,
      leaderId: "huda",
      leaderAlias: 3,
      reserveStatus: "none",
      bidderId: "saad",
      alias: 2,
      voidedBy: "admin",
      reason: writtenAbout("saad", "Bids of a shill"),
      voidedRows: [2, 3, 5],
      rows: chained(AUCTION_ID, last, [
        {
          kind: "recomputed",
          alias: 3,
          amount: 1100_00,
          receivedAt: VOIDED_AT,
          acceptedAt: VOIDED_AT,
          commitment: "commitment of huda",
        },
      ]),
      previousLeaderId: "saad",
      afterClose: false,
      orderId: null,
    });
  });

  it("strikes their rows and what the system bid against them, and adds none where the last row then says it all", () => {
    const { data } = voided(liveWith({}, ["mona", 900], ["saad", 600]), 2);
    expect(data).toMatchObject({ price: 500_00, leaderId: "mona", voidedRows: [2, 3], rows: [] });
  });

  it("leaves nothing where nobody else has bid, and the next bid opens again", () => {
    const history = liveWith({}, ["mona", 900]);
    const { data, events } = voided(history, 1);
    expect(data).toMatchObject({ price: null, leaderId: null, leaderAlias: null, voidedRows: [1], rows: [] });
    const reopened = given(...history, ...events)
      .when(bid("saad", 2000))
      .events();
    expect(lastOf(reopened, "BidPlaced")).toMatchObject({ alias: 2, price: 500_00, previousLeaderId: null });
    expect(lastOf(reopened, "BidPlaced").rows).toMatchObject([{ number: 2 }]);
  });

  it("may unmeet the reserve", () => {
    const history = liveWith({ reserve: 3000_00 }, ["mona", 2000], ["saad", 4000]);
    const { data, events } = voided(history, 2);
    expect(data).toMatchObject({ price: 2000_00, reserveStatus: "notMet" });
    expect(
      typesOf(
        given(...history, ...events)
          .when(bid("huda", 3000))
          .events(),
      ),
    ).toEqual(["BidPlaced", "ReserveMet"]);
  });

  it("leaves the end as it is, also one that their bid had moved", () => {
    const extended = told(liveWith({}, ["mona", 900]), [bid("saad", 2000), moment(-MINUTE)]);
    const state = given(...extended)
      .when(voidBidder(2), { now: moment(-1_000) })
      .state();
    expect(state).toMatchObject({ status: "live", endsAt: after(ENDS_AT, MINUTE) });
  });

  it("works while the auction is closing", () => {
    const closing = told(liveWith({}, ["mona", 900], ["saad", 2000]), [beginClosing, ENDS_AT]);
    expect(
      given(...closing)
        .when(voidBidder(2), { now: ENDS_AT })
        .state(),
    ).toMatchObject({ status: "closing" });
    expect(voided(closing, 2, ENDS_AT).data).toMatchObject({ leaderId: "mona", price: 500_00 });
  });

  it("of two bidders counts both out", () => {
    const history = told(liveWith({}, ["mona", 900], ["saad", 2000], ["huda", 3000]), [voidBidder(2), VOIDED_AT]);
    expect(voided(history, 3).data).toMatchObject({ price: 500_00, leaderId: "mona" });
  });

  it("is quiet on repeat and knows its bidders", () => {
    const history = told(liveWith({}, ["mona", 900]), [voidBidder(1), VOIDED_AT]);
    given(...history)
      .when(voidBidder(1))
      .thenNothing();
    given(...history)
      .when(voidBidder(2))
      .thenRejects({ code: "BIDDER_UNKNOWN" });
    given(...told([], [schedule(), SCHEDULED_AT]))
      .when(voidBidder(1))
      .thenRejects({ code: "BIDDER_UNKNOWN" });
    given().when(voidBidder(1)).thenRejects({ code: "AUCTION_UNKNOWN" });
  });
});

describe("voiding a bidder after the close", () => {
  const sold = closedWith({}, ["mona", 900], ["saad", 2000], ["huda", 1200]);
  const at = after(CLOSES_AT, HOUR);

  it("makes the next one the buyer at the refolded price, with a fresh 24 hours", () => {
    const { data, events } = voided(sold, 2, at);
    expect(data).toMatchObject({ afterClose: true, orderId: orderOf("saad"), price: 950_00, leaderId: "huda" });
    expect(events[1]).toEqual({
      type: "WinnerDetermined",
      data: {
        auctionId: AUCTION_ID,
        artworkId: ARTWORK_ID,
        artistId: "artist",
        winnerId: "huda",
        winnerAlias: 3,
        amount: 950_00,
        orderId: orderOf("huda"),
        paymentDueAt: after(at, 24 * HOUR),
        because: "bidderVoided",
      },
    });
  });

  it("lowers the price for a buyer whom the voided bidder drove up: another order at the refolded price", () => {
    const { data, events } = voided(sold, 3, at);
    expect(data).toMatchObject({ orderId: orderOf("saad"), leaderId: "saad", price: 950_00 });
    const again = lastOf(events, "WinnerDetermined");
    expect(again).toMatchObject({ winnerId: "saad", amount: 950_00, because: "bidderVoided" });
    expect(again.orderId).not.toBe(orderOf("saad"));
  });

  it("leaves the sale alone where it changes neither buyer nor price", () => {
    const history = closedWith({}, ["mona", 600], ["saad", 900], ["huda", 2000]);
    const { data, types } = voided(history, 1, at);
    expect(types).toEqual(["BidderVoided"]);
    expect(data).toMatchObject({ afterClose: true, orderId: null, price: 950_00, leaderId: "huda" });
    expect(
      given(...history)
        .when(voidBidder(1), { now: at })
        .state(),
    ).toMatchObject({ status: "awaitingPayment" });
  });

  it.each([
    ["there is nobody else", closedWith({}, ["mona", 900]), 1, "noNextBidder"],
    [
      "the next one stays below the reserve",
      closedWith({ reserve: 1000_00 }, ["mona", 900], ["saad", 2000]),
      2,
      "nextBidderBelowReserve",
    ],
  ])("lets the auction lapse where %s", (_, history, alias, reason) => {
    const { data, events } = voided(history, alias, at);
    expect(data.orderId).toBe(lastOf(history, "WinnerDetermined").orderId);
    expect(events[1]).toMatchObject({ type: "AuctionLapsed", data: { reason } });
  });

  it("is refused once it is paid, and where nothing was sold", () => {
    given(...sold)
      .when(voidBidder(2, true))
      .thenRejects({ code: "AUCTION_ALREADY_PAID" });
    given(...told(sold, [settle(orderOf("saad")), at]))
      .when(voidBidder(2))
      .thenRejects({ code: "AUCTION_ALREADY_PAID" });
    given(...closedWith({ reserve: 3000_00 }, ["mona", 2000]))
      .when(voidBidder(1))
      .thenRejects({ code: "AUCTION_NOT_OPEN" });
  });
});

describe("voiding a bidder in a second chance", () => {
  const sold = closedWith({}, ["mona", 600], ["huda", 1200], ["saad", 2000]);
  const missedAt = after(CLOSES_AT, 24 * HOUR);
  const offered = told(sold, [missed(orderOf("saad")), missedAt]);
  const accepted = told(offered, [acceptOffer("huda"), missedAt]);

  it("ends it where it is theirs", () => {
    expect(voided(offered, 2, missedAt).events[1]).toMatchObject({ data: { reason: "nextBidderNotAllowed" } });
    expect(voided(accepted, 2, missedAt)).toMatchObject({
      types: ["BidderVoided", "AuctionLapsed"],
      data: { orderId: orderOf("huda") },
    });
  });

  it.each([
    ["open", offered, null],
    ["accepted", accepted, orderOf("huda")],
  ])(
    "gives the next bidder the refolded price where it was the defaulter, with the offer %s",
    (_, history, orderId) => {
      const { data, events } = voided(history, 3, missedAt);
      expect(data).toMatchObject({ orderId, leaderId: "huda", price: 650_00 });
      expect(lastOf(events, "WinnerDetermined")).toMatchObject({
        winnerId: "huda",
        amount: 650_00,
        because: "bidderVoided",
      });
      const state = given(...history)
        .when(voidBidder(3), { now: missedAt })
        .state();
      expect(state).toMatchObject({ status: "awaitingPayment", missed: null });
    },
  );

  it("changes nothing for it where it was somebody else", () => {
    expect(voided(offered, 1, missedAt).types).toEqual(["BidderVoided"]);
    expect(
      given(...offered)
        .when(voidBidder(1), { now: missedAt })
        .state(),
    ).toMatchObject({ status: "offered" });
    expect(voided(accepted, 1, missedAt).types).toEqual(["BidderVoided"]);
  });

  it("is refused once the auction has lapsed", () => {
    const lapsed = told(offered, [declineOffer("huda"), missedAt]);
    given(...lapsed)
      .when(voidBidder(1))
      .thenRejects({ code: "AUCTION_NOT_OPEN" });
  });
});
