import { MOST_MARKS_ASKED, type collectorReads } from "@naqsh/shared/collector";
import { markKey, type MarkKind } from "../collector/marks.projection";
import { cutTo, nextOf, pageOf } from "../http/list-page";
import { presentEach } from "../http/present-each";
import type { QueriesFor } from "../http/query-route";
import type { QueryDeps } from "../query-deps";
import { wishEntryOf } from "./wish-entry";
import { wishesWithNews } from "./wish-news";

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
        body: await presentEach(found.documents, ({ document }) => wishEntryOf(document, deps)),
        next: nextOf(found),
      };
    },
  },
  wishNews: {
    views: ["marks", "workLikes", "workViews", "artworks", "rooms", "people"],
    answer: async ({ asker, input }) => ({ body: await wishesWithNews(asker, input.limit, deps) }),
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
