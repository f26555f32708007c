import { dispatchOf, given, type JobDefinition } from "../jobs/job-definition";
import type { Job } from "../ports/job-queue";
import { notify } from "./notice";
import { forEachConcurrently } from "../runner/for-each-concurrently";
import { TELL_WISHERS } from "./mark-jobs";
import { eachMark } from "./each-mark";
import { newsOfOffer, type WishNews } from "./news-for-wishers";

/** Notices on their way at once, as with bidders who lost. */
const AT_ONCE = 16;

const newsOfAuction = ({ data: { artworkId, auctionId, startsAt } }: Job): WishNews | null => {
  if (artworkId === undefined || auctionId === undefined || startsAt === undefined) return null;
  return { kind: "wishInAuction", subject: { artworkId, auctionId, at: startsAt } };
};

/** Tells everyone who wishes for a work what became of it. An interrupted run begins again; nobody gets a second notice. */
export const tellWishersJob: JobDefinition = {
  ...TELL_WISHERS,
  run: async (job, deps) => {
    const [artworkId, causeId] = [given(job, "artworkId"), given(job, "causeId")];
    const news = newsOfAuction(job) ?? (await newsOfOffer(deps.store, artworkId, causeId));
    if (news === null) return;
    await eachMark(deps.marks, "wish", artworkId, (marks) =>
      forEachConcurrently(marks, AT_ONCE, async ({ collectorId }) => {
        const command = notify(causeId, collectorId, news.kind, news.subject);
        await dispatchOf(job, deps, { streamCategory: "inbox", streamId: collectorId, command });
      }),
    );
  },
};
