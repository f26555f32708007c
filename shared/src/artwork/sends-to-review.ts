import type { ArtworkEvent } from "./artwork.events";

/** An event that may send a work to review: it says so, unless it submits the work. */
export type SendingToReview = Extract<ArtworkEvent, { type: "ArtworkSubmitted" } | { data: { sentToReview: boolean } }>;

/** Types of events after which a work may wait for review; one more does not compile before it stands here. */
const SENDING: Readonly<Record<SendingToReview["type"], true>> = {
  ArtworkSubmitted: true,
  ArtworkRevised: true,
  WorkPictureAdded: true,
};

export const SENDING_TO_REVIEW = Object.keys(SENDING) as SendingToReview["type"][];

/** True for an event after which its work waits for review, and did not before it. */
export const sendsToReview = (event: { type: string; data: object }): boolean =>
  event.type === "ArtworkSubmitted" || ("sentToReview" in event.data && event.data.sentToReview === true);
