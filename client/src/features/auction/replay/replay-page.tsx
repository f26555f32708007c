import { Button } from "../../../ui/button";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../i18n/use-translation";
import { Link, useParams } from "react-router-dom";
import { useLanguage } from "../../../i18n/use-format";
import { isApiError } from "../../../lib/api-error";
import { latePart } from "../../../ui/late-part";
import { LatePlace } from "../../../ui/late-place";
import { Container } from "../../../ui/page";
import { Loading, Skeleton, useHeldWait } from "../../../ui/skeleton";
import { ErrorState } from "../../../ui/states";
import { AlwaysDark } from "../../../ui/theme/always-dark";
import { auctionKeys, auctionQuery } from "../auction.api";
import { getReplay } from "../auction-past.api";
import { ReplayRoom } from "./replay-room";
import { Stack } from "../../../ui/stack";

const UnknownRoom = latePart(async () => (await import("../unknown-auction")).UnknownRoom);
const UnfinishedReplay = latePart(async () => (await import("./unfinished-replay")).UnfinishedReplay);

const Waiting = () => {
  const { t } = useTranslation("replay");
  return (
    <Loading label={t("loading")}>
      <Stack gap="l" style={{ padding: 16, minBlockSize: "100dvh" }}>
        <Skeleton block="54px" />
        <Skeleton block="64dvh" radius="14px" />
        <Skeleton block="96px" radius="14px" />
      </Stack>
    </Loading>
  );
};

const Failed = ({ failure, auctionId, onRetry }: { failure: Error; auctionId: string; onRetry: () => void }) => {
  const { t } = useTranslation("replay");
  const language = useLanguage();
  const isAnswer = isApiError(failure) && failure.status < 500 && failure.status > 0;
  return (
    <Container style={{ minBlockSize: "100dvh", display: "grid", alignContent: "center" }}>
      <ErrorState
        title={t("failed")}
        text={isApiError(failure) ? failure.text(language) : t("failedText")}
        {...(isAnswer ? {} : { onRetry })}
        actions={
          <Button variant="outlined" component={Link} to={`/auctions/${auctionId}`}>
            {t("back")}
          </Button>
        }
      />
    </Container>
  );
};

/** `/auctions/:auctionId/replay`: always dark, without the site's frame. */
export const ReplayPage = () => {
  const { auctionId = "" } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: auctionKeys.replay(auctionId),
    queryFn: ({ signal }) => getReplay(auctionId, signal),
    // What is over stays as it is; what is not may be over by now.
    staleTime: ({ state }) => (state.data === "unfinished" ? 0 : Number.POSITIVE_INFINITY),
  });
  const replayed = data === "unfinished" ? null : data;
  // Only for the reader's own number; the replay itself does not wait for it.
  const own = useQuery({ ...auctionQuery(auctionId), enabled: Boolean(replayed) });
  const isWaiting = useHeldWait(data === undefined && !error);
  return (
    <AlwaysDark>
      {isWaiting && <Waiting />}
      {!isWaiting && replayed && <ReplayRoom key={auctionId} replayed={replayed} standing={own.data?.mine ?? null} />}
      {!isWaiting && data === undefined && error && (
        <Failed failure={error} auctionId={auctionId} onRetry={() => void refetch()} />
      )}
      {!isWaiting && (data === null || data === "unfinished") && (
        <LatePlace fallback={<Waiting />}>
          {data === null ? <UnknownRoom /> : <UnfinishedReplay auctionId={auctionId} />}
        </LatePlace>
      )}
    </AlwaysDark>
  );
};
