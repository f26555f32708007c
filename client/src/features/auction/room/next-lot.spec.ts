import type { AuctionListItem } from "@naqsh/shared/auction";
import { expect, it } from "vitest";
import { mayMoveOn, nextLotOf } from "./next-lot";
import { standing } from "../testing/auction-fixtures";

const item = (auctionId: string, endsAt: string, status = "live") => ({ auctionId, endsAt, status }) as AuctionListItem;

it("offers the live auction that ends next, and never the one that has ended", () => {
  const live = [item("late", "2030-01-03"), item("here", "2030-01-01"), item("next", "2030-01-02")];
  expect(nextLotOf(live, "here")?.auctionId).toBe("next");
  expect(nextLotOf([item("closing", "2030-01-01", "closing")], "here")).toBeNull();
});

it("leads nobody away who has to pay or to answer, or who came after the end", () => {
  expect(mayMoveOn(true, null, false)).toBe(true);
  expect(mayMoveOn(true, standing({ state: "lost" }), false)).toBe(true);
  expect(mayMoveOn(true, standing({ state: "won" }), false)).toBe(false);
  expect(mayMoveOn(true, standing({ state: "offered" }), false)).toBe(false);
  expect(mayMoveOn(false, null, false)).toBe(false);
});

it("never leads the artist away from the work of theirs that closed", () => {
  expect(mayMoveOn(true, null, true)).toBe(false);
});
