import { Button } from "../../../ui/button";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../i18n/use-translation";
import { Link, useParams } from "react-router-dom";
import { useLanguage } from "../../../i18n/use-format";
import { isApiError } from "../../../lib/api-error";
import { useRecordedView } from "../../../lib/engagement/use-recorded-view";
import { latePart } from "../../../ui/late-part";
import { LatePlace } from "../../../ui/late-place";
import { Container } from "../../../ui/page";
import { ErrorState } from "../../../ui/states";
import { AlwaysDark } from "../../../ui/theme/always-dark";
import { auctionQuery } from "../auction.api";
import { LiveRoom } from "./live-room";
import { RoomSkeleton } from "./room-skeleton";

const UnknownRoom = latePart(async () => (await import("../unknown-auction")).UnknownRoom);

const Failed = ({ failure, onRetry }: { failure: Error; onRetry: () => void }) => {
  const { t } = useTranslation("auction");
  const language = useLanguage();
  return (
    <Container style={{ minBlockSize: "100dvh", display: "grid", alignContent: "center" }}>
      <ErrorState
        title={t("room.failed")}
        text={isApiError(failure) && failure.text(language)}
        onRetry={onRetry}
        actions={
          <Button variant="outlined" component={Link} to="/auctions">
            {t("result.otherAuctions")}
          </Button>
        }
      />
    </Container>
  );
};

/** Whoever is in the room looks at its work. */
const RecordedLook = ({ artworkId }: { artworkId: string }) => {
  useRecordedView({ artworkId });
  return null;
};

/** `/auctions/:auctionId`: the live room, always dark, without the site's frame. */
export const AuctionRoomPage = () => {
  const { auctionId = "" } = useParams();
  const { data, error, refetch } = useQuery({
    ...auctionQuery(auctionId),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  return (
    <AlwaysDark>
      {data && <RecordedLook artworkId={data.lot.artworkId} />}
      {data && <LiveRoom key={auctionId} page={data} />}
      {data === null && (
        <LatePlace fallback={<RoomSkeleton />}>
          <UnknownRoom />
        </LatePlace>
      )}
      {data === undefined && error && <Failed failure={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <RoomSkeleton />}
    </AlwaysDark>
  );
};
