import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { Panel } from "../../../ui/page";
import { EmptyState } from "../../../ui/states";
import { useLotBeside } from "./use-lot-beside";
import { AuctionPanel, PanelSkeleton } from "../panel/auction-panel";

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
  const { lot, isPending } = useLotBeside();
  if (lot) return <AuctionPanel key={lot.auctionId} auctionId={lot.auctionId} hasArtwork lot={lot.lot} />;
  return isPending ? <PanelSkeleton hasArtwork /> : <NoLot />;
};

const Quiet = styled(Panel)`
  padding: 0 24px;
`;
