import { Button } from "../../../ui/button";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../i18n/use-translation";
import { Link, useParams } from "react-router-dom";
import { useLanguage } from "../../../i18n/use-format";
import { isApiError } from "../../../lib/api-error";
import { useSession } from "../../../lib/session";
import { latePart } from "../../../ui/late-part";
import { LatePlace } from "../../../ui/late-place";
import { Container } from "../../../ui/page";
import { Loading, Skeleton, useHeldWait } from "../../../ui/skeleton";
import { ErrorState } from "../../../ui/states";
import { auctionKeys, listReceipts } from "../auction.api";
import { getCertificate } from "../auction-past.api";
import { CertificateView } from "./certificate-view";
import { Stack } from "../../../ui/stack";

const UnknownAuction = latePart(async () => (await import("../unknown-auction")).UnknownAuction);
const UnfinishedAuction = latePart(async () => (await import("../unfinished-auction")).UnfinishedAuction);

const Waiting = () => {
  const { t } = useTranslation("certificate");
  return (
    <Container style={{ paddingBlock: 26 }}>
      <Loading label={t("loading")}>
        <Stack gap="xl">
          <Skeleton block="54px" inline="50%" />
          <Skeleton block="180px" radius="14px" />
          <Skeleton block="420px" radius="14px" />
        </Stack>
      </Loading>
    </Container>
  );
};

/** `/auctions/:auctionId/certificate`: the proof of a finished auction, checked where it is read. */
export const CertificatePage = () => {
  const { auctionId = "" } = useParams();
  const { t } = useTranslation("certificate");
  const language = useLanguage();
  const { user } = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: auctionKeys.certificate(auctionId),
    queryFn: ({ signal }) => getCertificate(auctionId, signal),
  });
  const issued = data === "unfinished" ? null : data;
  const isWaiting = useHeldWait(data === undefined && !error);
  const receipts = useQuery({
    queryKey: [...auctionKeys.receipts(auctionId), user?.id],
    queryFn: ({ signal }) => listReceipts(auctionId, signal),
    enabled: user !== null && Boolean(issued),
  });
  if (isWaiting) return <Waiting />;
  const own = { receipts: receipts.data ?? [], userId: user?.id ?? null };
  if (issued) return <CertificateView key={auctionId} issued={issued} askAgain={refetch} {...own} />;
  if (data !== undefined) {
    return (
      <LatePlace fallback={<Waiting />}>
        {data === null ? <UnknownAuction /> : <UnfinishedAuction auctionId={auctionId} />}
      </LatePlace>
    );
  }
  const isAnswer = isApiError(error) && error.status > 0 && error.status < 500;
  return (
    <ErrorState
      title={t("failed")}
      text={isApiError(error) ? error.text(language) : t("failedText")}
      {...(isAnswer ? {} : { onRetry: () => void refetch() })}
      actions={
        <Button variant="outlined" component={Link} to={`/auctions/${auctionId}`}>
          {t("room")}
        </Button>
      }
    />
  );
};
