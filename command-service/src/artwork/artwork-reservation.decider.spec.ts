import { after } from "@naqsh/shared/kernel/instant";
import { RESERVATION_MS } from "@naqsh/shared/order";
import { sentencesAbout } from "@naqsh/shared/testing/decider-spec";
import { describe, it } from "vitest";
import { artworkDecider } from "./artwork.decider";
import {
  approve,
  approved,
  artistId,
  artworkId,
  consign,
  consigned,
  markSold,
  release,
  released,
  reserve,
  reserved,
  returned,
  revise,
  sold,
  submitted,
} from "../testing/artwork-fixtures";

const NOW = "2026-03-01T12:00:00.000Z";
const UNTIL = after(NOW, RESERVATION_MS);
const given = sentencesAbout(artworkDecider, { receivedAt: NOW, now: NOW });
const onSale = [submitted, approved];
const kept = [...onSale, reserved("o", UNTIL)];
const isKept = { code: "ARTWORK_IS_RESERVED", reservedUntil: UNTIL } as const;

describe("reserving a work", () => {
  it("keeps it for its buyer for 15 minutes, at the price that it has", () => {
    given(...onSale)
      .when(reserve("o"))
      .thenRecords(reserved("o", UNTIL));
  });

  it("compares the total that the buyer was shown, VAT included", () => {
    given(...onSale)
      .when(reserve("o", "buyer", 115_00))
      .thenRecords(reserved("o", UNTIL));
    given(...onSale)
      .when(reserve("o", "buyer", 100_00))
      .thenRejects({ code: "PRICE_IS_NOW", total: 115_00 });
  });

  it("is quiet for the one who has it, and refuses everybody else", () => {
    given(...kept)
      .when(reserve("o"))
      .thenNothing();
    given(...kept)
      .when(reserve("p"))
      .thenNothing();
    given(...kept)
      .when(reserve("p", "another"))
      .thenRejects(isKept);
  });

  it("is neither for its artist nor of a work that is not on sale", () => {
    const unpriced = { type: "PriceChanged", data: { artworkId, artistId, price: null, isForSale: true } } as const;
    const offSale = { type: "PriceChanged", data: { artworkId, artistId, price: 100_00, isForSale: false } } as const;
    given(...onSale)
      .when(reserve("o", artistId))
      .thenRejects({ code: "OWN_ARTWORK" });
    given().when(reserve("o")).thenRejects({ code: "ARTWORK_UNKNOWN" });
    given(submitted).when(reserve("o")).thenRejects({ code: "ARTWORK_NOT_APPROVED" });
    for (const event of [unpriced, offSale]) {
      given(...onSale, event)
        .when(reserve("o"))
        .thenRejects({ code: "ARTWORK_NOT_FOR_SALE" });
    }
    given(...onSale, consigned("a"))
      .when(reserve("o"))
      .thenRejects({ code: "ARTWORK_IS_CONSIGNED", auctionId: "a" });
    given(...onSale, sold("o", null))
      .when(reserve("p", "another"))
      .thenRejects({ code: "ARTWORK_IS_SOLD" });
  });

  it("is possible again once an auction gave it back", () => {
    given(...onSale, consigned("a"), returned("a"))
      .when(reserve("o"))
      .thenRecords(reserved("o", UNTIL));
  });
});

describe("a work that is kept", () => {
  it("is neither scheduled, nor revised, nor sold to another order", () => {
    for (const command of [consign("a"), revise({ title: "بحر" }), revise({}, 200_00), markSold("p", null)]) {
      given(...kept)
        .when(command)
        .thenRejects(isKept);
    }
    given(...kept)
      .when(approve)
      .thenNothing();
  });

  it("is sold to the order that it is kept for, once", () => {
    given(...kept)
      .when(markSold("o", null))
      .thenRecords(sold("o", null));
    given(...kept, sold("o", null))
      .when(markSold("o", null))
      .thenNothing();
  });

  it("goes back on sale when its order falls, and not when another one does", () => {
    given(...kept)
      .when(release("o"))
      .thenRecords(released("o"));
    given(...kept)
      .when(release("p"))
      .thenNothing();
    given(...kept, released("o"))
      .when(consign("a"))
      .thenRecords(consigned("a"));
    given(...kept, sold("o", null))
      .when(release("o"))
      .thenNothing();
  });
});
