import styled from "@emotion/styled";
import type { ReviewedArtwork } from "@naqsh/shared/artwork";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../i18n/use-format";
import { isApiError } from "../../lib/api-error";
import { Container, PageHeading } from "../../ui/page";
import { Loading, Skeleton, useHeldWait } from "../../ui/skeleton";
import { EmptyState, ErrorState } from "../../ui/states";
import { useQueue } from "./moderation.api";
import { AdminTabs } from "../../ui/admin/admin-tabs";
import { QueueList } from "./components/queue-list";
import { ReviewPane } from "./components/review-pane";
import { useReview } from "./use-review";
import { Stack } from "../../ui/stack";

const Bones = () => {
  const { t } = useTranslation("moderation");
  return (
    <Loading label={t("loading")}>
      <Split>
        <Stack gap="m">
          <Skeleton block="84px" />
          <Skeleton block="84px" />
          <Skeleton block="84px" />
        </Stack>
        <Skeleton block="60vh" />
      </Split>
    </Loading>
  );
};

const Review = ({ works }: { works: ReviewedArtwork[] }) => {
  const review = useReview(works);
  return (
    <Split>
      <QueueList works={works} currentId={review.current.id} onSelect={review.select} />
      <ReviewPane key={review.current.id} work={review.current} review={review} />
    </Split>
  );
};

const Queue = () => {
  const { t } = useTranslation("moderation");
  const language = useLanguage();
  const queue = useQueue();
  const isWaiting = useHeldWait(queue.isPending);
  if (isWaiting || queue.isPending) return <Bones />;
  if (!queue.data) {
    const text = isApiError(queue.error) ? queue.error.text(language) : undefined;
    return <ErrorState title={t("loadFailed")} text={text} onRetry={() => void queue.refetch()} />;
  }
  if (queue.data.length === 0) return <EmptyState motif="qatt" title={t("emptyQueue")} text={t("emptyQueueText")} />;
  return <Review works={queue.data} />;
};

/** The works that wait for review: the list first, the work under review beside it. */
export const QueuePage = () => {
  const { t } = useTranslation("moderation");
  return (
    <Page>
      <div>
        <PageHeading documentTitle={t("queueTitle")}>{t("queueTitle")}</PageHeading>
        <p className="lead">{t("queueLead")}</p>
      </div>
      <AdminTabs current="artworks" />
      <Queue />
    </Page>
  );
};

const Page = styled(Container)`
  display: grid;
  gap: var(--space-xl);
  padding-block: 26px 0;

  .lead {
    color: var(--ink-2);
  }
`;

const Split = styled.div`
  display: grid;
  grid-template-columns: 340px minmax(0, 1fr);
  gap: var(--space-2xl);
  align-items: start;

  @media (max-width: 1023.95px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
