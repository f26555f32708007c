import type { HistoryEntry } from "@naqsh/shared/moderation";
import { expect, it } from "vitest";
import { subjectsOf } from "./entry-subjects";

const entry = (over: Partial<HistoryEntry>): HistoryEntry =>
  ({ facts: {}, names: {}, actor: { id: "timer", role: "system", name: null }, ...over }) as HistoryEntry;

it("names the things and people of an entry once, with their names, and who did it", () => {
  const bid = entry({
    facts: { auctionId: "a", artworkId: "w", bidderId: "l", previousLeaderId: "k", leaderId: "l" },
    names: { w: "نور", l: "ليلى", k: "خالد" },
    actor: { id: "l", role: "collector", name: "ليلى" },
  });
  expect(subjectsOf(bid).map(({ stream, name }) => [stream, name])).toEqual([
    ["auction-a", "نور"],
    ["artwork-w", "نور"],
    ["user-l", "ليلى"],
    ["user-k", "خالد"],
  ]);
});

it("names nobody where the system acted on nothing in particular, and an administrator who acted", () => {
  expect(subjectsOf(entry({}))).toEqual([]);
  const acted = entry({ actor: { id: "b", role: "admin", name: "بدرية" } });
  expect(subjectsOf(acted)).toEqual([{ kind: "person", id: "b", stream: "user-b", name: "بدرية" }]);
});
