import { MOST_MARKS_ASKED, type collectorReads, type WishlistEntry } from "@naqsh/shared/collector";
import { decimalFromHalalas } from "@naqsh/shared/kernel/money";
import { cardOf } from "../artwork/present-artwork";
import { markKey, type Mark, type MarkKind } from "../collector/marks.projection";
import { cutTo, nextOf, pageOf } from "../http/list-page";
import { presentEach } from "../http/present-each";
import type { QueriesFor } from "../http/query-route";
import type { QueryDeps } from "../query-deps";
import { seenWork } from "./seen-work";

/** A wish as its person sees it. */
const entryOf = async ({ targetId, at, price: then }: Mark, deps: QueryDeps): Promise<WishlistEntry> => {
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
    artistName: [artist.firstName, artist.lastName].filter((part) => part !== null).join(" ") || null,
    price,
    views,
    likes,
    addedAt: at,
    priceThen: price === null || wasAt === price ? null : wasAt,
    artwork,
  };
};

const idsIn = (text: string | undefined): string[] =>
  text ? text.split(",").slice(0, cutTo(MOST_MARKS_ASKED, "the query string has no room for more")) : [];

/** Which of these the asker marked so. */
const marked = async (kind: MarkKind, asker: string, asked: string | undefined, { views }: QueryDeps) => {
  const keys = idsIn(asked).map((id) => markKey(kind, asker, id));
  const found = keys.length === 0 ? [] : await views.marks.load(keys);
  return found.flatMap(({ document }) => (document === null ? [] : [document.targetId]));
};

/** A person's own marks, for their wishlist and for the hearts of a page. */
export const collectorQueries = (deps: QueryDeps): QueriesFor<typeof collectorReads> => ({
  wishlist: {
    views: ["marks", "workLikes", "workViews", "artworks", "rooms", "people"],
    answer: async ({ asker, input }) => {
      const found = await deps.views.marks.find({
        index: "byCollector",
        equals: [asker, "wish"],
        direction: "descending",
        ...pageOf(input),
      });
      return {
        body: await presentEach(found.documents, ({ document }) => entryOf(document, deps)),
        next: nextOf(found),
      };
    },
  },
  marks: {
    views: ["marks"],
    answer: async ({ asker, input: { artworks, artists, auctions } }) => {
      const [followedArtistIds, likedArtworkIds, wishedArtworkIds, remindedAuctionIds] = await Promise.all([
        marked("follow", asker, artists, deps),
        marked("like", asker, artworks, deps),
        marked("wish", asker, artworks, deps),
        marked("reminder", asker, auctions, deps),
      ]);
      return { body: { followedArtistIds, likedArtworkIds, wishedArtworkIds, remindedAuctionIds } };
    },
  },
  markCounts: {
    views: ["marks"],
    answer: async ({ asker }) => {
      const countOf = (kind: MarkKind) => deps.views.marks.count("byCollector", [asker, kind]);
      const [follows, likes, wishes] = await Promise.all([countOf("follow"), countOf("like"), countOf("wish")]);
      return { body: { follows, likes, wishes } };
    },
  },
});
