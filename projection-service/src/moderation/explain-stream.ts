import type { Instant } from "@naqsh/shared/kernel/instant";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { HistoryEntry } from "@naqsh/shared/moderation";
import type { NaqshEvent } from "@naqsh/shared/registry";
import type { QueryDeps } from "../query-deps";
import { cardFrom } from "./history.projection";
import { presentEntry } from "./present-history";

/** A stream's events up to a moment, oldest first: who, when, why, and the facts that administrators may see. */
export async function* explainStream(
  stream: string,
  until: Instant | undefined,
  deps: QueryDeps,
): AsyncGenerator<HistoryEntry> {
  for await (const stored of deps.store.readStream(stream)) {
    if (until !== undefined && stored.recordedAt > until) return;
    const event = deps.decode(stored);
    const card = cardFrom(event as RecordedEvent<NaqshEvent>);
    yield await presentEntry(event.id, { card, event: card.claimedBy === null ? event : null }, deps);
  }
}
