import { wishNewsOf, type ShownWish } from "@naqsh/shared/collector";
import type { Artwork } from "../artwork/artwork-document";
import type { Mark } from "../collector/marks.projection";
import { cutTo } from "../http/list-page";
import { presentEach } from "../http/present-each";
import type { QueryDeps } from "../query-deps";
import { wishEntryOf } from "./wish-entry";

/** How many works are read at once: as many as most rows need. */
const AT_ONCE = 24;
const LOOKED_AMONG = 240;

/** Tells without its room and its people whether a work is worth asking about. */
const mayHaveNews = (work: Artwork | null, { price }: Mark): boolean =>
  work !== null && work.status === "approved" && !work.sold && (work.auction !== null || work.price !== price);

/** The newest wishes of which there is news, `most` of them; the reading ends with the last that is found. */
export const wishesWithNews = async (asker: string, most: number, deps: QueryDeps): Promise<ShownWish[]> => {
  const found: ShownWish[] = [];
  const { documents } = await deps.views.marks.find({
    index: "byCollector",
    equals: [asker, "wish"],
    direction: "descending",
    limit: cutTo(LOOKED_AMONG, "it is a taste of the wishlist, which has all of them, with their news"),
  });
  const marks = documents.map(({ document }) => document);
  for (let from = 0; from < marks.length && found.length < most; from += AT_ONCE) {
    const some = marks.slice(from, from + AT_ONCE);
    const works = await deps.views.artworks.load(some.map(({ targetId }) => targetId));
    const workOf = new Map(works.map(({ key, document }) => [key, document]));
    const likely = some.filter((mark) => mayHaveNews(workOf.get(mark.targetId) ?? null, mark));
    const entries = await presentEach(likely, (mark) => wishEntryOf(mark, deps));
    const shown = entries.filter((entry) => entry.artwork !== null);
    found.push(...shown.filter((entry) => wishNewsOf(entry) !== null));
  }
  return found.slice(0, most);
};
