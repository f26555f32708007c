import type { ArtworkEvent } from "@naqsh/shared/artwork";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Halalas } from "@naqsh/shared/kernel/money";
import type { NoticeKind, NoticeSubject } from "@naqsh/shared/notification";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import { liftedEvent } from "../runner/lifted-event";

/** What those who wished for a work are told. */
export type WishNews = {
  kind: Extract<NoticeKind, "wishOnSale" | "wishPriceDropped" | "wishInAuction">;
  subject: NoticeSubject;
};

type Terms = { price: Halalas | null; isForSale: boolean };

const newsOf = (artworkId: string, before: Terms, now: Terms): WishNews | null => {
  if (!now.isForSale || now.price === null) return null;
  const subject = { artworkId, amount: now.price };
  if (!before.isForSale || before.price === null) return { kind: "wishOnSale", subject };
  return now.price < before.price ? { kind: "wishPriceDropped", subject } : null;
};

/**
 * What a change of a work's price means to those who wish for it: that it is on sale now, or costs less than before. Null for
 * every other change.
 * @throws if the change cannot be read yet
 */
export const newsOfPrice = async (
  store: Pick<EventStore, "readStream">,
  artworkId: string,
  changeId: string,
): Promise<WishNews | null> => {
  let terms: Terms = { price: null, isForSale: false };
  for await (const stored of store.readStream(`artwork-${artworkId}`)) {
    const { id, type, data } = liftedEvent(stored) as RecordedEvent<ArtworkEvent>;
    if (type !== "ArtworkSubmitted" && type !== "PriceChanged") continue;
    const now = { price: data.price, isForSale: data.isForSale };
    if (id === changeId) return newsOf(artworkId, terms, now);
    terms = now;
  }
  throw new Error(`The log does not show the change ${changeId} of work ${artworkId} yet`);
};
