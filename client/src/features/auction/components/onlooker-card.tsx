import Button from "@mui/material/Button";
import type { AuctionHead } from "@naqsh/shared/auction";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { EyeIcon, LockIcon, RefusedIcon, SignInIcon } from "../../../ui/icons";
import { Skeleton } from "../../../ui/skeleton";
import type { Reader } from "../room-view";
import { DeskCard } from "./desk-card";

const ArtistCard = lazy(async () => ({ default: (await import("./house-cards")).ArtistCard }));
const AdministratorCard = lazy(async () => ({ default: (await import("./house-cards")).AdministratorCard }));

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
      return (
        <Suspense fallback={<Skeleton block="100%" radius="12px" />}>
          <ArtistCard head={head} />
        </Suspense>
      );
    case "administrator":
      return (
        <Suspense fallback={<Skeleton block="100%" radius="12px" />}>
          <AdministratorCard head={head} />
        </Suspense>
      );
    case "banned":
      return <BannedCard reason={reader.reason} />;
  }
};
