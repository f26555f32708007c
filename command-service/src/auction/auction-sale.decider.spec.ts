import type { AuctionEvent, AuctionLapsed } from "@naqsh/shared/auction";
import { after } from "@naqsh/shared/kernel/instant";
import { uuid5 } from "@naqsh/shared/kernel/uuid";
import { describe, expect, it } from "vitest";
import {
  acceptOffer,
  ARTWORK_ID,
  AUCTION_ID,
  closedWith,
  CLOSES_AT,
  declineOffer,
  expireOffer,
  given,
  HOUR,
  lastOf,
  missed,
  settle,
  told,
  typesOf,
} from "../testing/auction-fixtures";

const of = { auctionId: AUCTION_ID, artworkId: ARTWORK_ID };
const orderOf = (buyerId: string): string => uuid5(AUCTION_ID, `order/${buyerId}`);
const MISSED_AT = after(CLOSES_AT, 24 * HOUR);
const OFFER_ENDS_AT = after(MISSED_AT, 24 * HOUR);
const lapsedBecause = (reason: AuctionLapsed["data"]["reason"]): AuctionLapsed => ({
  type: "AuctionLapsed",
  data: { ...of, artistId: "artist", reason },
});

/** Mona leads at 900 over Saad's 880 and Huda's 600. */
const sold = closedWith({}, ["mona", 900], ["huda", 600], ["saad", 880]);
const offered = told(sold, [missed(orderOf("mona")), MISSED_AT]);
const accepted = told(offered, [acceptOffer("saad"), after(MISSED_AT, HOUR)]);

const after24Hours = (history: AuctionEvent[], nextBidderAllowed = true): AuctionEvent[] =>
  given(...history)
    .when(missed(lastOf(history, "WinnerDetermined").orderId, nextBidderAllowed), { now: MISSED_AT })
    .events();

describe("a sale that is paid", () => {
  it("settles the auction", () => {
    given(...sold)
      .when(settle(orderOf("mona")))
      .thenRecords({
        type: "AuctionSettled",
        data: { ...of, artistId: "artist", orderId: orderOf("mona"), buyerId: "mona", amount: 900_00 },
      });
  });

  it("is settled once and by its own order", () => {
    given(...told(sold, [settle(orderOf("mona")), MISSED_AT]))
      .when(settle(orderOf("mona")))
      .thenNothing();
    given(...sold)
      .when(settle(orderOf("saad")))
      .thenRejects({ code: "ORDER_NOT_OF_AUCTION" });
    given(...offered)
      .when(settle(orderOf("mona")))
      .thenRejects({ code: "ORDER_NOT_OF_AUCTION" });
    given()
      .when(settle(orderOf("mona")))
      .thenRejects({ code: "AUCTION_UNKNOWN" });
  });
});

describe("a sale that is not paid in time", () => {
  it("is offered to the next bidder at their own exhausted maximum, for 24 hours", () => {
    given(...sold)
      .when(missed(orderOf("mona")), { now: MISSED_AT })
      .thenRecords(
        { type: "PaymentDeadlineMissed", data: { ...of, orderId: orderOf("mona"), buyerId: "mona" } },
        {
          type: "OfferedToNextBidder",
          data: { ...of, artistId: "artist", bidderId: "saad", alias: 3, amount: 880_00, offerEndsAt: OFFER_ENDS_AT },
        },
      );
  });

  it("goes to the earlier of two equal maxima", () => {
    const equal = closedWith({}, ["mona", 900], ["saad", 900], ["huda", 2000]);
    expect(lastOf(after24Hours(equal), "OfferedToNextBidder")).toMatchObject({ bidderId: "mona", amount: 900_00 });
  });

  it.each([
    ["there is no other bidder", closedWith({}, ["mona", 900]), true, "noNextBidder"],
    [
      "the next bidder stays below the reserve",
      closedWith({ reserve: 850_00 }, ["huda", 600], ["mona", 900]),
      true,
      "nextBidderBelowReserve",
    ],
    ["the next bidder may not buy", sold, false, "nextBidderNotAllowed"],
  ] as const)("lapses where %s", (_, history, nextBidderAllowed, reason) => {
    expect(after24Hours(history, nextBidderAllowed)[1]).toEqual(lapsedBecause(reason));
  });

  it("is recorded once, and only of the order that it waits for", () => {
    given(...offered)
      .when(missed(orderOf("mona")))
      .thenNothing();
    given(...sold)
      .when(missed(orderOf("saad")))
      .thenRejects({ code: "ORDER_NOT_OF_AUCTION" });
    given(...told(sold, [settle(orderOf("mona")), MISSED_AT]))
      .when(missed(orderOf("mona")))
      .thenRejects({ code: "ORDER_NOT_OF_AUCTION" });
    given()
      .when(missed(orderOf("mona")))
      .thenRejects({ code: "AUCTION_UNKNOWN" });
  });
});

describe("an offer", () => {
  it("that is accepted opens an order of its own with a fresh 24 hours", () => {
    const at = after(OFFER_ENDS_AT, -1);
    given(...offered)
      .when(acceptOffer("saad"), { now: at })
      .thenRecords({
        type: "WinnerDetermined",
        data: {
          ...of,
          artistId: "artist",
          winnerId: "saad",
          winnerAlias: 3,
          amount: 880_00,
          orderId: orderOf("saad"),
          paymentDueAt: after(at, 24 * HOUR),
          because: "offerAccepted",
        },
      });
    given(...accepted)
      .when(acceptOffer("saad"))
      .thenNothing();
  });

  it("that is declined or runs out lets the auction lapse", () => {
    const of3 = { ...of, bidderId: "saad", alias: 3 };
    given(...offered)
      .when(declineOffer("saad"), { now: MISSED_AT })
      .thenRecords({ type: "OfferDeclined", data: of3 }, lapsedBecause("offerDeclined"));
    given(...offered)
      .when(expireOffer, { now: OFFER_ENDS_AT })
      .thenRecords({ type: "OfferExpired", data: of3 }, lapsedBecause("offerExpired"));
  });

  it("ends at its time, not when a timer rings", () => {
    given(...offered)
      .when(expireOffer, { now: after(OFFER_ENDS_AT, -1) })
      .thenRejects({ code: "OFFER_STILL_OPEN", offerEndsAt: OFFER_ENDS_AT });
    given(...offered)
      .when(acceptOffer("saad"), { now: OFFER_ENDS_AT })
      .thenRejects({ code: "OFFER_ENDED" });
    given(...offered)
      .when(declineOffer("saad"), { now: OFFER_ENDS_AT })
      .thenRejects({ code: "OFFER_ENDED" });
    given(...accepted)
      .when(expireOffer, { now: OFFER_ENDS_AT })
      .thenNothing();
    given().when(expireOffer).thenRejects({ code: "AUCTION_UNKNOWN" });
  });

  it("is for one person, who may not be banned", () => {
    given(...offered)
      .when(acceptOffer("huda"), { now: MISSED_AT })
      .thenRejects({ code: "NO_OFFER_FOR_YOU" });
    given(...offered)
      .when(declineOffer("mona"), { now: MISSED_AT })
      .thenRejects({ code: "NO_OFFER_FOR_YOU" });
    given(...sold)
      .when(acceptOffer("saad"), { now: MISSED_AT })
      .thenRejects({ code: "NO_OFFER_FOR_YOU" });
    given(...offered)
      .when(acceptOffer("saad", true), { now: MISSED_AT })
      .thenRejects({ code: "BIDDER_BANNED" });
    given().when(acceptOffer("saad")).thenRejects({ code: "AUCTION_UNKNOWN" });
  });

  it("that has ended stays so", () => {
    const declined = told(offered, [declineOffer("saad"), MISSED_AT]);
    given(...declined)
      .when(acceptOffer("saad"), { now: MISSED_AT })
      .thenRejects({ code: "OFFER_ENDED" });
  });

  it("that was accepted and not paid lets the auction lapse; nobody else is asked", () => {
    const events = given(...accepted)
      .when(missed(orderOf("saad")), { now: OFFER_ENDS_AT })
      .events();
    expect(typesOf(events)).toEqual(["PaymentDeadlineMissed", "AuctionLapsed"]);
    expect(events[1]).toEqual(lapsedBecause("offerUnpaid"));
  });
});
