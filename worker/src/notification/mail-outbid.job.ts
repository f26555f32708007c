import { given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { noticeIdOf } from "./notice";
import { MAIL_OUTBID } from "./notification-jobs";
import { sendLetter } from "./send-letter";

/**
 * One letter about all that happened in a minute and the quiet one after it, with the price of now; none for a bidder who has
 * bid since. A bidder who was outbid again meanwhile has a later job, which writes about that.
 */
export const mailOutbidJob: JobDefinition = {
  ...MAIL_OUTBID,
  run: async (job, deps) => {
    const userId = given(job, "userId");
    const auctionId = given(job, "auctionId");
    const outbid = await deps.outbids.find(auctionId, userId);
    if (!outbid || outbid.at >= given(job, "before")) return;
    const { artworkId, price } = outbid;
    const subject = { auctionId, artworkId, ...(price === null ? {} : { amount: price }) };
    await sendLetter(job, deps, { userId, noticeId: noticeIdOf(outbid.causeId, userId), kind: "outbid", subject });
  },
};
