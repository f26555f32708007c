import { personNameOf } from "@naqsh/shared/account";
import type { WishlistEntry } from "@naqsh/shared/collector";
import { decimalFromHalalas } from "@naqsh/shared/kernel/money";
import { cardOf } from "../artwork/present-artwork";
import type { Mark } from "../collector/marks.projection";
import type { QueryDeps } from "../query-deps";
import { seenWork } from "./seen-work";

/** A wish as its person sees it. */
export const wishEntryOf = async ({ targetId, at, price: then }: Mark, deps: QueryDeps): Promise<WishlistEntry> => {
  const seen = await seenWork(await deps.views.artworks.get(targetId), null, deps);
  if (seen === null) return { id: targetId, artworkId: targetId, addedAt: at, artwork: null };
  const artwork = await cardOf(seen.work, deps);
  const { title, titleEn, imageUrl, artist, price, views, likes } = artwork;
  const wasAt = then === null ? null : decimalFromHalalas(then);
  return {
    id: targetId,
    artworkId: targetId,
    title,
    titleEn,
    imageUrl,
    artistName: personNameOf(artist, "ar") || null,
    price,
    views,
    likes,
    addedAt: at,
    priceThen: price === null || wasAt === price ? null : wasAt,
    artwork,
  };
};
