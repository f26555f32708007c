import { auctionAsOf } from "@naqsh/shared/auction";
import type { AuctionRecord } from "@naqsh/shared/auction";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Projection } from "@naqsh/shared/kernel/projection";
import { categoryOf, idOf } from "@naqsh/shared/kernel/stream-name";
import { artworksProjection } from "../artwork/artworks.projection";
import { ordersProjection } from "../order/orders.projection";
import type { QueryDeps } from "../query-deps";
import { anyProjection } from "../runner/any-projection";
import type { AnyProjection } from "../runner/any-projection";
import { shownFacts } from "./history-facts";

const prefixOf = async (
  stream: string,
  until: Instant | undefined,
  { store, decode }: Pick<QueryDeps, "store" | "decode">,
): Promise<RecordedEvent[]> => {
  const events: RecordedEvent[] = [];
  for await (const stored of store.readStream(stream)) {
    if (until !== undefined && stored.recordedAt > until) break;
    events.push(decode(stored));
  }
  return events;
};

const folded = (projection: AnyProjection, events: readonly RecordedEvent[], key: string): object | null =>
  events
    .filter(({ type }) => projection.handles.includes(type))
    .reduce<object | null>((document, event) => (projection as Projection<object>).evolve(document, event, key), null);

const STATES: Readonly<Record<string, (events: readonly RecordedEvent[], id: string) => object | null>> = {
  auction: (events) => {
    const past = auctionAsOf(events as readonly AuctionRecord[]);
    return past === null ? null : { ...past.head, terms: past.terms };
  },
  artwork: (events, id) => folded(anyProjection(artworksProjection), events, id),
  order: (events, id) => folded(anyProjection(ordersProjection), events, id),
};

/** The state of an auction, an artwork or an order at a moment: a fold over a prefix of its stream. Null before it began. */
export const stateAsOf = async (
  stream: string,
  until: Instant | undefined,
  deps: Pick<QueryDeps, "store" | "decode">,
): Promise<Record<string, unknown> | null> => {
  const state = STATES[categoryOf(stream)];
  if (state === undefined) return null;
  const found = state(await prefixOf(stream, until, deps), idOf(stream));
  return found === null ? null : shownFacts({ ...found });
};
