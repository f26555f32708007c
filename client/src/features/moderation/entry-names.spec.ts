import type { HistoryEntry } from "@naqsh/shared/moderation";
import { expect, it } from "vitest";
import { entryIn } from "./entry-names";
import { targetOf } from "./entry-target";
import { historyFiltersFrom, historySearchOf, noFilters, parametersWith } from "./history-filters";

const entry: HistoryEntry = {
  id: "e",
  position: "1/1",
  recordedAt: "2026-11-21T09:00:00.000Z",
  kind: "artwork",
  type: "ArtworkApproved",
  stream: "artwork-w",
  revision: 1,
  actor: { id: "u", role: "admin", name: "بدرية السالم" },
  commandId: "c",
  correlationId: "c",
  causationId: null,
  facts: { artworkId: "w", userId: "other" },
  reason: null,
  names: { u: "بدرية السالم", w: "نور", other: "سارة" },
  latinNames: { u: "Badriya Alsalem", w: "Light" },
};

it("names people and works in the reader's letters, and leaves what has no other name", () => {
  const english = entryIn("en", entry);
  expect(english.names).toEqual({ u: "Badriya Alsalem", w: "Light", other: "سارة" });
  expect(english.actor.name).toBe("Badriya Alsalem");
  expect(entryIn("ar", entry)).toBe(entry);
});

it("leaves notifications out until they are asked for", () => {
  expect(historySearchOf(noFilters)).toContain("without=notification");
  const asked = historyFiltersFrom(parametersWith(new URLSearchParams(), { notices: true }));
  expect(historySearchOf(asked)).not.toContain("without");
  expect(historySearchOf({ ...noFilters, kind: "notification" })).not.toContain("without");
});

it("is about the person in their own stream, whatever else it names, and about the most particular thing elsewhere", () => {
  const facts = { userId: "other", auctionId: "a", orderId: "o" };
  const unpaid = { ...entry, type: "UnpaidWinRecorded", stream: "user-other", facts };
  expect(targetOf(unpaid)).toEqual({ id: "other", name: "سارة", to: null });
  expect(targetOf({ ...entry, stream: "order-o", facts: { ...facts, artworkId: "w" } })).toEqual({
    id: "o",
    name: "نور",
    to: "/orders/o",
  });
});
