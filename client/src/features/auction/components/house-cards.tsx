import Button from "@mui/material/Button";
import type { AuctionHead } from "@naqsh/shared/auction";
import { lazy, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PaletteIcon, ShieldIcon } from "../../../ui/icons";
import { OpenedPart } from "../../../ui/opened-part";
import { DeskCard } from "./desk-card";

const CancelAuctionDialog = lazy(async () => ({
  default: (await import("./cancel-auction-dialog")).CancelAuctionDialog,
}));
const VoidBidderDialog = lazy(async () => ({ default: (await import("./void-bidder-dialog")).VoidBidderDialog }));

/** The artist of the work watches, and may take the auction back until the first bid. */
export const ArtistCard = ({ head }: { head: AuctionHead }) => {
  const { t } = useTranslation("auction");
  const [isAsking, setAsking] = useState(false);
  const mayCancel = head.bidCount === 0 && (head.status === "scheduled" || head.status === "live");
  return (
    <DeskCard
      tone="neutral"
      icon={PaletteIcon}
      title={t("onlooker.artist")}
      actions={
        mayCancel && (
          <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
            {t("cancelAuction.button")}
          </Button>
        )
      }
    >
      <p>{t(mayCancel ? "onlooker.artistMayCancel" : "onlooker.artistText")}</p>
      <OpenedPart isOpen={isAsking}>
        <CancelAuctionDialog auctionId={head.auctionId} isOpen={isAsking} onClose={() => setAsking(false)} />
      </OpenedPart>
    </DeskCard>
  );
};

/** An administrator watches, and may void a bidder, also after the close while nothing is paid. */
export const AdministratorCard = ({ head }: { head: AuctionHead }) => {
  const { t } = useTranslation("auction");
  const [isVoiding, setVoiding] = useState(false);
  return (
    <DeskCard
      tone="neutral"
      icon={ShieldIcon}
      title={t("onlooker.administrator")}
      actions={
        <>
          <Button variant="outlined" color="error" disabled={head.bidderCount === 0} onClick={() => setVoiding(true)}>
            {t("void.button")}
          </Button>
          <Button variant="outlined" component={Link} to={`/admin/history?stream=auction-${head.auctionId}`}>
            {t("onlooker.history")}
          </Button>
        </>
      }
    >
      <p>{t("onlooker.administratorText")}</p>
      <OpenedPart isOpen={isVoiding}>
        <VoidBidderDialog auctionId={head.auctionId} isOpen={isVoiding} onClose={() => setVoiding(false)} />
      </OpenedPart>
    </DeskCard>
  );
};
