import type { AuctionClosed } from "@naqsh/shared/auction";
import { CLOSING_DRAIN_MS } from "@naqsh/shared/auction";
import type { StoredEvent } from "@naqsh/shared/platform/ports/event-store";

/** Some auctions that end one after the other, then many that end at the same moment. */
export type Closings = { singles: number; together: number; firstInMs: number };

const GAP_MS = 15;
/** The first of those together begin to close when the last of the others have closed. */
const REST_MS = CLOSING_DRAIN_MS + 1_000;
const GRACE_MS = 2_500;

const togetherInMs = ({ singles, firstInMs }: Closings): number => firstInMs + singles * GAP_MS + REST_MS;

/** Milliseconds from the beginning until each auction ends, by its number. */
export const endsInMsOf =
  (closings: Closings) =>
  (number: number): number =>
    number < closings.singles ? closings.firstInMs + number * GAP_MS : togetherInMs(closings);

/** Milliseconds from the beginning until all should have closed. */
export const overInMsOf = (closings: Closings): number => togetherInMs(closings) + CLOSING_DRAIN_MS + GRACE_MS;

/** Milliseconds from the moment when each auction should have closed; of those with the last end apart. */
export const latenessIn = async (
  events: AsyncIterable<StoredEvent>,
  isMeant: (auctionId: string) => boolean = () => true,
): Promise<{ single: number[]; together: number[] }> => {
  const lateness: { endsAt: string; lateMs: number }[] = [];
  for await (const event of events) {
    if (event.type !== "AuctionClosed") continue;
    const { auctionId, endsAt } = event.data as AuctionClosed["data"];
    if (!isMeant(auctionId)) continue;
    lateness.push({ endsAt, lateMs: Date.parse(event.recordedAt) - Date.parse(endsAt) - CLOSING_DRAIN_MS });
  }
  const last = lateness
    .map(({ endsAt }) => endsAt)
    .toSorted()
    .at(-1);
  return {
    single: lateness.filter(({ endsAt }) => endsAt !== last).map(({ lateMs }) => lateMs),
    together: lateness.filter(({ endsAt }) => endsAt === last).map(({ lateMs }) => lateMs),
  };
};
