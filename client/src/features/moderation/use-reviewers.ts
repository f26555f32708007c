import { MODERATION_TOPIC, reviewTopic, type LiveMessage, type ReviewersPatch } from "@naqsh/shared/live";
import { useMemo, useState } from "react";
import { useLiveTopic } from "../../lib/live/live";
import { useSession } from "../../lib/session";

export type Reviewer = ReviewersPatch["reviewers"][string][number];
/** Other administrators, by the work that they look at now. */
export type Reviewers = Readonly<Record<string, readonly Reviewer[]>>;

const isOfReviewers = (message: LiveMessage): message is LiveMessage<ReviewersPatch> => message.view === "reviewers";

/** Which other administrators look at which work now. */
export const useReviewers = (): Reviewers => {
  const { user } = useSession();
  const [reviewers, setReviewers] = useState<ReviewersPatch["reviewers"]>({});
  useLiveTopic(MODERATION_TOPIC, {
    onMessage: (message) => isOfReviewers(message) && setReviewers(message.patch.reviewers),
  });
  const ownId = user?.id;
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(reviewers).map(([artworkId, people]) => [artworkId, people.filter(({ id }) => id !== ownId)]),
      ),
    [reviewers, ownId],
  );
};

const NOTHING_TO_HEAR = { onMessage: () => undefined };

/** Tells other administrators that this work is looked at here, as long as the component stands. */
export const useReviewing = (artworkId: string): void => useLiveTopic(reviewTopic(artworkId), NOTHING_TO_HEAR);
