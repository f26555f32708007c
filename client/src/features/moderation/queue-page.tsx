import styled from "@emotion/styled";
import type { ReviewedArtwork } from "@naqsh/shared/artwork";
import { useTranslation } from "react-i18next";
import { useQueue } from "./moderation.api";
import { QueueList } from "./components/queue-list";
import { ReviewPane } from "./components/review-pane";
import { useReview } from "./use-review";
import { Stack } from "../../ui/stack";
import { AdminPage } from "../../ui/admin/admin-page";
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

const Review = ({ works }: { works: ReviewedArtwork[] }) => {
  const review = useReview(works);
  return (
    <Split>
      <QueueList works={works} currentId={review.current.id} onSelect={review.select} />
      <ReviewPane key={review.current.id} work={review.current} review={review} />
    </Split>
  );
};

/** The works that wait for review: the list first, the work under review beside it. */
export const QueuePage = () => {
  const { t } = useTranslation("moderation");
  return (
    <AdminPage tab="artworks" title={t("queueTitle")} lead={t("queueLead")}>
      <Awaited query={useQueue()} loading={t("loading")} bones={<Bones />} failed={t("loadFailed")}>
        {(works) =>
          works.length > 0 ? (
            <Review works={works} />
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
