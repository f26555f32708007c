import type { EventStore } from "@naqsh/shared/platform/ports/event-store";

/** Artists with a payout whose last day lies after `at`. Reads the whole log: off every path that somebody waits for. */
export const artistsAwaitingPayout = async (
  store: Pick<EventStore, "readAll">,
  at: string,
): Promise<ReadonlySet<string>> => {
  const artists = new Set<string>();
  for await (const { type, data } of store.readAll()) {
    if (type !== "PayoutScheduled" && type !== "PayoutDayMoved") continue;
    const { artistId, latestAt } = data;
    if (typeof artistId === "string" && typeof latestAt === "string" && latestAt > at) artists.add(artistId);
  }
  return artists;
};
