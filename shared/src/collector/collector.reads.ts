import * as z from "zod/mini";
import { answer, get } from "../kernel/endpoint";
import { pageFields, wholeNumber } from "../kernel/query-input";
import type { MarkCounts, MarksOf, ShownWish, WishlistEntry } from "./collector.views";

/** How many ids one question may name: more than the cards of any page. */
export const MOST_MARKS_ASKED = 100;

/** How many wishes with news are told at once: a handful for a row. */
const MOST_WISH_NEWS = 12;

/** Ids with commas between them. */
const ids = z.optional(z.string().check(z.maxLength(MOST_MARKS_ASKED * 37)));

const MarksQuery = z.object({ artworks: ids, artists: ids, auctions: ids });
const PageQuery = z.object(pageFields(24));

export const collectorReads = {
  wishlist: get("/api/wishlist", {
    access: "signedIn",
    summary: { ar: "مفضلة القارئ، الأحدث أولًا", en: "The reader's wishlist, newest first" },
    input: PageQuery,
    answer: answer<WishlistEntry[]>(),
    paged: true,
  }),
  wishNews: get("/api/wishlist/news", {
    access: "signedIn",
    summary: {
      ar: "أحدث ما تغيّر سعره أو دخل مزادًا مما في مفضلة القارئ",
      en: "The newest of the reader's wishes of which there is news: another price, an auction",
    },
    input: z.object({ limit: z._default(wholeNumber(1, MOST_WISH_NEWS), MOST_WISH_NEWS) }),
    answer: answer<ShownWish[]>(),
  }),
  marks: get("/api/marks", {
    access: "signedIn",
    summary: {
      ar: "ما تابعه القارئ أو أعجبه أو أضافه إلى مفضلته مما سُئل عنه",
      en: "Which of the named works, artists and auctions the reader likes, wishes for, follows or is reminded of",
    },
    input: MarksQuery,
    answer: answer<MarksOf>(),
  }),
  markCounts: get("/api/marks/counts", {
    access: "signedIn",
    summary: {
      ar: "عدد ما تابعه القارئ وأعجبه وما في مفضلته",
      en: "How many follows, likes and wishes the reader has",
    },
    answer: answer<MarkCounts>(),
  }),
};
