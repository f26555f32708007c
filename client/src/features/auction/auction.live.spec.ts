import { expect, it } from "vitest";
import { roomConnectionOf } from "./auction.live";

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
  expect(roomConnectionOf(state("reconnecting", 4), "away", true)).toBe("offline");
  expect(roomConnectionOf(state("reconnecting"), "away", false)).toBe("offline");
});
