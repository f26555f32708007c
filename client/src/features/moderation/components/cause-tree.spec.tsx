import type { HistoryEntry } from "@naqsh/shared/moderation";
import { expect, it } from "vitest";
import { branchesOf } from "./cause-tree";

const entry = (id: string, causationId: string | null): HistoryEntry => ({ id, causationId }) as HistoryEntry;

it("puts every effect beneath its cause, and keeps what has no known cause", () => {
  const [bid, ...others] = branchesOf([
    entry("bid", null),
    entry("notice", "bid"),
    entry("letter", "notice"),
    entry("other", "unknown"),
    entry("alarm", "bid"),
  ]);
  expect(bid!.effects.map((branch) => branch.entry.id)).toEqual(["notice", "alarm"]);
  expect(bid!.effects[0]!.effects.map((branch) => branch.entry.id)).toEqual(["letter"]);
  expect(others.map((branch) => branch.entry.id)).toEqual(["other"]);
});
