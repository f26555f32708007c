import { expect, it } from "vitest";
import { movesLists, roomConnectionOf, withNewer } from "./auction.live";
import { head } from "./testing/auction-fixtures";

const state = (status: "connected" | "slow" | "reconnecting" | "connecting", attempt = 0) => ({
  status,
  attempt,
  topics: {},
});

it("is called connected only where the room itself has been joined", () => {
  expect(roomConnectionOf(state("connected"), "joined", true)).toBe("connected");
  expect(roomConnectionOf(state("slow"), "joined", true)).toBe("slow");
  expect(roomConnectionOf(state("connected"), "joining", true)).toBe("connecting");
  expect(roomConnectionOf(state("connected"), "away", true)).toBe("reconnecting");
  expect(roomConnectionOf(state("slow"), "away", true)).toBe("reconnecting");
});

it("is called lost where no connection stands", () => {
  expect(roomConnectionOf(state("connecting"), "joining", true)).toBe("connecting");
  expect(roomConnectionOf(state("reconnecting", 1), "away", true)).toBe("reconnecting");
  expect(roomConnectionOf(state("reconnecting", 9), "away", true)).toBe("offline");
  expect(roomConnectionOf(state("reconnecting"), "away", false)).toBe("offline");
});

it("makes the lists ask again for an auction that changes its state, and for no bid or first sight", () => {
  const live = head({ status: "live" });
  expect(movesLists(undefined, live)).toBe(false);
  expect(movesLists(head({ status: "scheduled" }), live)).toBe(true);
  expect(movesLists(live, head({ status: "live", sequence: 99 }))).toBe(false);
});

it("holds the newest head of each auction that the page shows, and of no other", () => {
  const [first, second] = [head({ auctionId: "first", sequence: 3 }), head({ auctionId: "second", sequence: 5 })];
  const older = head({ auctionId: "second", sequence: 4 });
  const held = withNewer({}, [first, second], new Set(["first", "second"]));
  expect(withNewer(held, [older], new Set(["first", "second"]))).toEqual({ first, second });
  expect(withNewer(held, [], new Set(["second"]))).toEqual({ second });
});
