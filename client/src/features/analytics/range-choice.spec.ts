import { expect, it } from "vitest";
import { rangeChoiceIn, rangeOf, withRangeChoice } from "./range-choice";

const choiceIn = (search: string) => rangeChoiceIn(new URLSearchParams(search));

it("takes a length or days of one's own from the address, and the last thirty days for anything else", () => {
  expect(choiceIn("")).toEqual({ last: 30 });
  expect(choiceIn("days=90")).toEqual({ last: 90 });
  expect(choiceIn("days=8")).toEqual({ last: 30 });
  expect(choiceIn("from=2026-11-01&to=2026-11-20")).toEqual({ from: "2026-11-01", to: "2026-11-20" });
  for (const wrong of [
    "from=2026-11-02&to=2026-11-01",
    "from=2026-11-01",
    "from=2024-01-01&to=2026-01-01",
    "from=x&to=y",
  ]) {
    expect(choiceIn(wrong)).toEqual({ last: 30 });
  }
});

it("writes a choice into the address and leaves the rest of it", () => {
  const own = withRangeChoice(new URLSearchParams("tab=analytics&days=7"), { from: "2026-11-01", to: "2026-11-02" });
  expect(String(own)).toBe("tab=analytics&from=2026-11-01&to=2026-11-02");
  expect(String(withRangeChoice(own, { last: 90 }))).toBe("tab=analytics&days=90");
});

it("counts the last days up to today", () => {
  expect(rangeOf({ last: 7 }, "2026-03-02")).toEqual({ from: "2026-02-24", to: "2026-03-02" });
});
