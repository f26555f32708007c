import type { ArtworkEvent } from "@naqsh/shared/artwork";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { NoticeKind, NoticeSubject } from "@naqsh/shared/notification";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import { liftedEvent } from "../runner/lifted-event";
import { isSuspended } from "./is-suspended";
import { NO_OFFER, offerAfter, type OfferOfWork } from "./offer-of-work";

/** What those who wished for a work are told. */
export type WishNews = {
  kind: Extract<NoticeKind, "wishOnSale" | "wishPriceDropped" | "wishInAuction">;
  subject: NoticeSubject;
};

/** What wishers saw before; null of a work that was never on show. */
type Seen = OfferOfWork | null;

const newsOf = (artworkId: string, seen: Seen, now: OfferOfWork): WishNews | null => {
  if (seen === null || !now.isOnShow || !now.isForSale || now.price === null) return null;
  const subject = { artworkId, amount: now.price };
  if (!seen.isForSale || seen.price === null) return { kind: "wishOnSale", subject };
  return now.price < seen.price ? { kind: "wishPriceDropped", subject } : null;
};

/**
 * What a change of a work's price, or its approval, means to those who wish for it: that it is on sale now, or costs less than
 * when it was last on show. Null for every other change, and if nobody can see or buy the work any more.
 * @throws if the change cannot be read yet
 */
export const newsOfOffer = async (
  store: Pick<EventStore, "readStream">,
  artworkId: string,
  changeId: string,
): Promise<WishNews | null> => {
  let [offer, seen]: [OfferOfWork, Seen] = [NO_OFFER, null];
  let change: { news: WishNews | null; artistId: string } | null = null;
  for await (const stored of store.readStream(`artwork-${artworkId}`)) {
    const event = liftedEvent(stored) as RecordedEvent<ArtworkEvent>;
    offer = offerAfter(offer, event);
    if (event.id === changeId) change = { news: newsOf(artworkId, seen, offer), artistId: event.data.artistId };
    if (offer.isOnShow) seen = offer;
  }
  if (change === null) throw new Error(`The log does not show the change ${changeId} of work ${artworkId} yet`);
  if (!offer.isOnShow || !offer.isForSale) return null;
  return change.news && (await isSuspended(store, change.artistId)) ? null : change.news;
};
