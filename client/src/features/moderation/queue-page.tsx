import styled from "@emotion/styled";
import type { ReviewedArtwork } from "@naqsh/shared/artwork";
import { useEffect } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { useQueue } from "./moderation.api";
import { QueueList } from "./components/queue-list";
import { ReviewPane } from "./components/review-pane";
import { useReview } from "./use-review";
import { useReviewers } from "./use-reviewers";
import { Stack } from "../../ui/stack";
import { AdminPage } from "../../ui/admin/admin-page";
import { MoreButton } from "../../ui/more-button";
import { Awaited } from "../../ui/awaited";
import { Skeleton } from "../../ui/skeleton";
import { EmptyState } from "../../ui/states";

const Bones = () => (
  <Split>
    <Stack gap="m">
      <Skeleton block="84px" />
      <Skeleton block="84px" />
      <Skeleton block="84px" />
    </Stack>
    <Skeleton block="60vh" />
  </Split>
);

/** The next page is asked for when so few works are left before the end of what has come. */
const NEAR_END = 3;

type ReviewProps = { works: ReviewedArtwork[]; queue: ReturnType<typeof useQueue> };

const Review = ({ works, queue }: ReviewProps) => {
  const review = useReview(works);
  const reviewers = useReviewers();
  const { current, select } = review;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = queue;
  const isNearEnd = works.indexOf(current) >= works.length - NEAR_END;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetchingNextPage, fetchNextPage]);
  return (
    <Split>
      <Stack gap="m">
        <QueueList works={works} currentId={current.id} reviewers={reviewers} onSelect={select} />
        <MoreButton list={queue} />
      </Stack>
      <ReviewPane key={current.id} work={current} review={review} reviewers={reviewers[current.id] ?? []} />
    </Split>
  );
};

/** The works that wait for review: the list first, the work under review beside it. */
export const QueuePage = () => {
  const { t } = useTranslation("moderation");
  const queue = useQueue();
  return (
    <AdminPage tab="artworks" title={t("queueTitle")} lead={t("queueLead")}>
      <Awaited query={queue} loading={t("loading")} bones={<Bones />} failed={t("loadFailed")}>
        {(works) =>
          works.length > 0 ? (
            <Review works={works} queue={queue} />
          ) : (
            <EmptyState motif="qatt" title={t("emptyQueue")} text={t("emptyQueueText")} />
          )
        }
      </Awaited>
    </AdminPage>
  );
};

const Split = styled.div`
  display: grid;
  grid-template-columns: 340px minmax(0, 1fr);
  gap: var(--space-2xl);
  align-items: start;

  @media (max-width: 1023.95px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
