import type { DeletionStatus, myDataReads, OpenBusiness } from "@naqsh/shared/account";
import { findHistory } from "../moderation/find-history";
import type { QueriesFor } from "../http/query-route";
import type { QueryDeps } from "../query-deps";
import { openBusinessOf, VIEWS_OF_BUSINESS } from "./business-of-person";
import { ownEntryFrom } from "./present-own-entry";
import { sealedCursors } from "./sealed-cursor";

const titled = async (
  business: OpenBusiness,
  { lots, views }: QueryDeps,
): Promise<DeletionStatus["business"][number]> => {
  const { artworkId, auctionId } = business;
  const id = artworkId ?? (auctionId === undefined ? undefined : (await views.rooms.get(auctionId))?.head.artworkId);
  const work = id === undefined ? null : await lots.title(id);
  return { ...business, title: work?.title ?? null, titleEn: work?.titleEn ?? null };
};

/** What somebody may know of all that is held about them, and how they leave. */
export const myDataQueries = (deps: QueryDeps): QueriesFor<Pick<typeof myDataReads, "deletionStatus" | "myData">> => ({
  deletionStatus: {
    views: VIEWS_OF_BUSINESS,
    answer: async ({ asker }) => {
      const person = await deps.views.people.get(asker);
      const open = await openBusinessOf(asker, deps.views);
      const business = await Promise.all(open.map((one) => titled(one, deps)));
      const leaving = person?.leaving ? { erasesAt: person.leaving.erasesAt } : null;
      return { body: { leaving, business } };
    },
  },
  myData: {
    views: ["history", "artworks"],
    answer: async ({ asker, input: { limit, cursor } }) => {
      const cursors = sealedCursors(deps.keys, `my-data/${asker}`);
      const page = { limit, ...(cursor !== undefined && { cursor: await cursors.open(cursor) }) };
      const { documents, next } = await findHistory({ subject: asker }, page, deps);
      const entries = [];
      for (const { key, document } of documents) entries.push(await ownEntryFrom(key, document, asker, deps));
      return { body: entries, next: next === null ? null : { cursor: await cursors.seal(next), limit: String(limit) } };
    },
  },
});
