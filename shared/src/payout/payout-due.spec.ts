import { expect, it } from "vitest";
import { payoutTermOf } from "./payout-due";

it.each([
  // A Sunday: Wednesday, and the Sunday after, since Friday and Saturday do not count.
  ["2026-11-22T09:00:00.000Z", [], "2026-11-25T09:00:00.000Z", "2026-11-29T09:00:00.000Z"],
  ["2026-11-22T09:00:00.000Z", ["2026-11-24"], "2026-11-26T09:00:00.000Z", "2026-11-30T09:00:00.000Z"],
  // A Friday evening in UTC is Saturday in Riyadh.
  ["2026-11-27T22:00:00.000Z", [], "2026-11-30T22:00:00.000Z", "2026-12-02T22:00:00.000Z"],
])("counts from %s, without %j, to %s and %s", (endedAt, holidays, dueAt, latestAt) => {
  expect(payoutTermOf(endedAt, holidays)).toEqual({ dueAt, latestAt });
});
