import Button from "@mui/material/Button";
import type { AuctionHead } from "@naqsh/shared/auction";
import { lazy, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { EyeIcon, LockIcon, PaletteIcon, RefusedIcon, ShieldIcon, SignInIcon } from "../../../ui/icons";
import { OpenedPart } from "../../../ui/opened-part";
import { Skeleton } from "../../../ui/skeleton";
import type { Reader } from "../room-view";
import { DeskCard } from "./desk-card";

const CancelAuctionDialog = lazy(async () => ({
  default: (await import("./cancel-auction-dialog")).CancelAuctionDialog,
}));
const VoidBidderDialog = lazy(async () => ({ default: (await import("./void-bidder-dialog")).VoidBidderDialog }));

/** Visitors see everything; to bid they sign in and come back to this very page. */
const VisitorCard = () => {
  const { t } = useTranslation("auction");
  const { pathname, search } = useLocation();
  const back = encodeURIComponent(pathname + search);
  return (
    <DeskCard
      tone="brand"
      icon={EyeIcon}
      title={t("onlooker.visitor")}
      actions={
        <>
          <Button variant="contained" component={Link} to={`/signin?return=${back}`} startIcon={<SignInIcon />}>
            {t("onlooker.signIn")}
          </Button>
          <Button variant="outlined" component={Link} to={`/signup?return=${back}`}>
            {t("onlooker.signUp")}
          </Button>
        </>
      }
    >
      <p>{t("onlooker.visitorText")}</p>
    </DeskCard>
  );
};

const ArtistCard = ({ head }: { head: AuctionHead }) => {
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
const AdministratorCard = ({ head }: { head: AuctionHead }) => {
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

const BannedCard = ({ reason }: { reason: string }) => {
  const { t } = useTranslation("auction");
  return (
    <DeskCard tone="urgent" icon={RefusedIcon} title={t("onlooker.banned")}>
      <p>{t("onlooker.bannedText", { reason })}</p>
    </DeskCard>
  );
};

export const VoidedCard = () => {
  const { t } = useTranslation("auction");
  return (
    <DeskCard tone="urgent" icon={LockIcon} title={t("onlooker.voided")}>
      <p>{t("onlooker.voidedText")}</p>
    </DeskCard>
  );
};

/** For everyone who watches and does not bid. */
export const OnlookerCard = ({ reader, head }: { reader: Exclude<Reader, { kind: "bidder" }>; head: AuctionHead }) => {
  switch (reader.kind) {
    case "unknown":
      return <Skeleton block="100%" radius="12px" />;
    case "visitor":
      return <VisitorCard />;
    case "artist":
      return <ArtistCard head={head} />;
    case "administrator":
      return <AdministratorCard head={head} />;
    case "banned":
      return <BannedCard reason={reader.reason} />;
  }
};
