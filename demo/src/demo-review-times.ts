import { demoArtworks, type DemoArtwork } from "./content/artworks";
import {
  auctionStories,
  rejectedWork,
  REVIEW_TAKES_MS,
  SUBMISSION_EVERY_MS,
  SUBMISSIONS_BEGIN,
  waitingForReview,
} from "./demo-calendar";

/** When a work is submitted and decided about (milliseconds from the present, negative before it); null: not yet. */
export type ReviewTimes = { work: DemoArtwork; submittedAt: number; reviewedAt: number | null; isApproved: boolean };

const timesOf = (work: DemoArtwork, index: number): ReviewTimes => {
  const waiting = waitingForReview.find(({ slug }) => slug === work.slug);
  if (waiting) return { work, submittedAt: waiting.submittedAt, reviewedAt: null, isApproved: false };
  const { slug, submittedAt, reviewedAt } = rejectedWork;
  if (slug === work.slug) return { work, submittedAt, reviewedAt, isApproved: false };
  const early = SUBMISSIONS_BEGIN + index * SUBMISSION_EVERY_MS;
  return { work, submittedAt: early, reviewedAt: early + REVIEW_TAKES_MS, isApproved: true };
};

const auctionStart = ({ slug }: DemoArtwork): number =>
  auctionStories.find((story) => story.slug === slug)?.startsAt ?? 0;

/** Works of the earliest auctions are submitted first, so that they are approved in time. */
export const reviewTimes: readonly ReviewTimes[] = [...demoArtworks]
  .sort((a, b) => auctionStart(a) - auctionStart(b))
  .map(timesOf);
