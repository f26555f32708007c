import { createAuctionFold } from "@naqsh/shared/auction";
import type { AuctionRecord } from "@naqsh/shared/auction";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Projection } from "@naqsh/shared/kernel/projection";
import { categoryOf, idOf } from "@naqsh/shared/kernel/stream-name";
import { peopleProjection } from "../account/people.projection";
import { artworksProjection } from "../artwork/artworks.projection";
import { ordersProjection } from "../order/orders.projection";
import type { QueryDeps } from "../query-deps";
import type { AnyProjection } from "../runner/any-projection";
import { createPauses } from "../runner/pauses";
import { QUESTION_SLICE_MS } from "../runner/slices";
import { shownFacts } from "../moderation/history-facts";

/** A fold in progress: takes the stream's events in their order, and says what they make. */
type Fold = { take: (event: RecordedEvent) => void; now: () => object | null };

const foldOf = (projection: AnyProjection, key: string): Fold => {
  let document: object | null = null;
  return {
    take: (event) => {
      if (!projection.handles.includes(event.type)) return;
      document = (projection as Projection<object>).evolve(document, event, key);
    },
    now: () => document,
  };
};

/** What a view of works keeps for its lists and searches, and what other streams tell of: no state of the work's own. */
const KEPT_FOR_LISTS: ReadonlySet<string> = new Set(["auction", "shelves", "words", "listedPrice"]);

const withoutKept = (work: object | null): object | null =>
  work && Object.fromEntries(Object.entries(work).filter(([name]) => !KEPT_FOR_LISTS.has(name)));

const FOLDS: Readonly<Record<string, (id: string) => Fold>> = {
  auction: () => {
    const fold = createAuctionFold();
    return {
      take: (event) => void fold.take(event as AuctionRecord),
      now: () => {
        const now = fold.now();
        return now === null ? null : { ...now.head, terms: now.terms };
      },
    };
  },
  artwork: (id) => {
    const { take, now } = foldOf(artworksProjection, id);
    return { take, now: () => withoutKept(now()) };
  },
  order: (id) => foldOf(ordersProjection, id),
  user: (id) => foldOf(peopleProjection, id),
};

/**
 * The state of a person, an auction, an artwork or an order at a moment: a fold over a prefix of its stream. Null before it
 * began. What is personal is still sealed.
 */
export const stateAsOf = async (
  stream: string,
  until: Instant | undefined,
  { store, decode }: Pick<QueryDeps, "store" | "decode">,
): Promise<Record<string, unknown> | null> => {
  const fold = FOLDS[categoryOf(stream)]?.(idOf(stream));
  if (fold === undefined) return null;
  const pause = createPauses(QUESTION_SLICE_MS);
  for await (const stored of store.readStream(stream)) {
    if (until !== undefined && stored.recordedAt > until) break;
    fold.take(decode(stored));
    await pause();
  }
  const found = fold.now();
  return found === null ? null : shownFacts({ ...found }, categoryOf(stream));
};
