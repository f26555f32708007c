import { Button } from "../../../ui/button";
import type { AuctionHead } from "@naqsh/shared/auction";
import { useState, type ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { WhyButton } from "../../../lib/why/why-button";
import { PaletteIcon, ShieldIcon } from "../../../ui/icons";
import { MountedOnceOpen } from "../../../ui/mounted-once-open";
import { endingOf, isOver, whyOfEnding, type Ending } from "../room-view";
import { DeskCard } from "./desk-card";
import { latePart } from "../../../ui/late-part";

const CancelAuctionDialog = latePart(async () => (await import("./cancel-auction-dialog")).CancelAuctionDialog, "room");
const VoidBidderDialog = latePart(async () => (await import("./void-bidder-dialog")).VoidBidderDialog, "room");

/** How the auction ended, with its "Why?"; nothing while it runs. */
const endOf = (head: AuctionHead): { ending: Ending | null; why: ReactNode } => {
  if (!isOver(head)) return { ending: null, why: null };
  const ending = endingOf(head);
  const state = whyOfEnding[ending];
  return { ending, why: state && <WhyButton state={state} subject={head.auctionId} /> };
};

const artistText = (ending: Ending | null, mayCancel: boolean) => {
  if (ending !== null) return `onlooker.artistEnd.${ending}` as const;
  return mayCancel ? ("onlooker.artistMayCancel" as const) : ("onlooker.artistText" as const);
};

/** The artist of the work watches, and may take the auction back until the first bid. */
export const ArtistCard = ({ head }: { head: AuctionHead }) => {
  const { t } = useTranslation("auction");
  const [isAsking, setAsking] = useState(false);
  const { ending, why } = endOf(head);
  const mayCancel = head.bidCount === 0 && (head.status === "scheduled" || head.status === "live");
  return (
    <DeskCard
      tone="neutral"
      icon={PaletteIcon}
      title={t(ending === null ? "onlooker.artist" : `result.${ending}`)}
      actions={
        (ending !== null && (
          <Button variant="outlined" component={Link} to={`/artwork/${head.artworkId}`}>
            {t("result.artwork")}
          </Button>
        )) ||
        (mayCancel && (
          <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
            {t("cancelAuction.button")}
          </Button>
        ))
      }
    >
      <p>
        {t(artistText(ending, mayCancel))} {why}
      </p>
      <MountedOnceOpen isOpen={isAsking}>
        <CancelAuctionDialog auctionId={head.auctionId} isOpen={isAsking} onClose={() => setAsking(false)} />
      </MountedOnceOpen>
    </DeskCard>
  );
};

/** An administrator watches, and may void a bidder, also after the close while nothing is paid. */
export const AdministratorCard = ({ head }: { head: AuctionHead }) => {
  const { t } = useTranslation("auction");
  const { ending, why } = endOf(head);
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
      <p>
        {t(ending === null ? "onlooker.administratorText" : `result.${ending}`)} {why}
      </p>
      <MountedOnceOpen isOpen={isVoiding}>
        <VoidBidderDialog auctionId={head.auctionId} isOpen={isVoiding} onClose={() => setVoiding(false)} />
      </MountedOnceOpen>
    </DeskCard>
  );
};
