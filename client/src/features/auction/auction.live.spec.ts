import { expect, it } from "vitest";
import { movesLists, roomConnectionOf } from "./auction.live";
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

it("makes the lists ask again for an auction that opens or changes its state, and for no bid or first sight", () => {
  const live = head({ status: "live" });
  expect(movesLists(undefined, live, "live")).toBe(true);
  expect(movesLists(undefined, live, "missed")).toBe(true);
  expect(movesLists(undefined, live, "snapshot")).toBe(false);
  expect(movesLists(head({ status: "scheduled" }), live, "live")).toBe(true);
  expect(movesLists(live, head({ status: "live", sequence: 99 }), "live")).toBe(false);
});
