import styled from "@emotion/styled";
import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Panel } from "../../../ui/page";
import { Skeleton } from "../../../ui/skeleton";
import { EmptyState } from "../../../ui/states";
import { auctionKeys, listAuctions } from "../auction.api";
import { AuctionPanel } from "./auction-panel";

const Quiet = styled(Panel)`
  padding: 0 24px;
`;

const useFirst = (tab: "live" | "upcoming", isWanted: boolean) =>
  useQuery({
    queryKey: auctionKeys.list(tab, false),
    queryFn: ({ signal }) => listAuctions(tab, false, signal),
    enabled: isWanted,
    staleTime: 15_000,
  });

const NoLot = () => {
  const { t } = useTranslation("auction");
  return (
    <Quiet>
      <EmptyState
        title={t("list.empty.live")}
        text={t("list.homeText")}
        actions={
          <Button variant="outlined" component={Link} to="/auctions?tab=completed">
            {t("list.homeCompleted")}
          </Button>
        }
      />
    </Quiet>
  );
};

/** The lot that closes next, to bid on from the home page; while none is live, the next one to open. */
export const HomeLiveLot = () => {
  const live = useFirst("live", true);
  const upcoming = useFirst("upcoming", live.data?.length === 0);
  const next = live.data?.toSorted((a, b) => a.endsAt.localeCompare(b.endsAt))[0];
  const first = next ?? upcoming.data?.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))[0];
  if (first) return <AuctionPanel key={first.auctionId} auctionId={first.auctionId} hasArtwork />;
  return live.isPending || upcoming.isFetching ? <Skeleton block="760px" radius="14px" /> : <NoLot />;
};
