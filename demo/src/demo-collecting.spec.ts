import { riyadhDayOf } from "@naqsh/shared/kernel/riyadh-day";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { expect, it } from "vitest";
import { demoCollectors } from "./content/people";
import type { DemoCast } from "./demo-cast";
import { collectingHappenings } from "./demo-collecting";

const DAY = 86_400_000;
const PRESENT = Date.parse("2026-11-23T15:00:00.000Z");
const cast = { collectors: new Map(demoCollectors.map(({ key }) => [key, null])) } as unknown as DemoCast;
const likes = collectingHappenings({ presentMs: PRESENT, contentFolder: "", cast }, new Map()).filter(({ what }) =>
  what.startsWith("a like of"),
);

it("has days on which several people like one work, so that its artist is told of all of them in a line", () => {
  const ofDay = new Map<string, number>();
  for (const { at, what } of likes) {
    const key = `${what.split(" at ")[1]} ${riyadhDayOf(instantFromMs(at))}`;
    ofDay.set(key, (ofDay.get(key) ?? 0) + 1);
  }
  expect([...ofDay.values()].filter((count) => count >= 3).length).toBeGreaterThan(10);
});

it("spreads likes over the whole month, all of them past", () => {
  const days = new Set(likes.map(({ at }) => riyadhDayOf(instantFromMs(at))));
  expect(days.size).toBeGreaterThanOrEqual(22);
  expect(likes.every(({ at }) => at < PRESENT && at > PRESENT - 26 * DAY)).toBe(true);
});
