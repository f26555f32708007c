import type { AuctionEvent } from "@naqsh/shared/auction";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { NoticeSubject } from "@naqsh/shared/notification";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import { liftedEvent } from "../runner/lifted-event";

/** The losing bidders that a close informs, and what about. */
export type LosingBidders = { bidderIds: string[]; subject: NoticeSubject };

/**
 * The bidders of an auction whose bids stood when it closed, its winner left out, by order of first bid. What came after the
 * close changes nothing, so that a job which runs again tells the same people.
 * @throws if the close cannot be read yet
 */
export const losingBiddersAt = async (
  store: Pick<EventStore, "readStream">,
  auctionId: string,
  closeId: string,
): Promise<LosingBidders> => {
  const standing = new Set<string>();
  for await (const stored of store.readStream(`auction-${auctionId}`)) {
    const event = liftedEvent(stored) as RecordedEvent<AuctionEvent>;
    if (event.type === "BidPlaced") standing.add(event.data.bidderId);
    if (event.type === "BidderVoided") standing.delete(event.data.bidderId);
    if (event.type !== "AuctionClosed" || event.id !== closeId) continue;
    const { artworkId, outcome, price, winnerId } = event.data;
    if (winnerId !== null) standing.delete(winnerId);
    const amount = price === null ? {} : { amount: price };
    const reason = outcome === "sold" ? {} : { reason: outcome };
    return { bidderIds: [...standing], subject: { auctionId, artworkId, ...amount, ...reason } };
  }
  throw new Error(`The log does not show the close ${closeId} of auction ${auctionId} yet`);
};
