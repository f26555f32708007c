import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import type { AuctionHead } from "@naqsh/shared/auction";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { LockIcon, RefusedIcon, SignInIcon } from "../../../ui/icons";
import { Skeleton } from "../../../ui/skeleton";
import { hasUnansweredBid } from "../auction.api";
import type { Reader } from "../room-view";
import { useReturnParameter } from "./use-return-parameter";
import { DeskCard } from "./desk-card";
import { Phrase } from "../phrase";
import { StandingStrip } from "./standing-strip";
import { latePart } from "../../../ui/late-part";
import { LatePlace } from "../../../ui/late-place";

const ArtistCard = latePart(async () => (await import("./insider-cards")).ArtistCard);
const AdministratorCard = latePart(async () => (await import("./insider-cards")).AdministratorCard);

/** Visitors see everything, and what a bid would cost; to bid they sign in and come back to this very page. */
const VisitorCard = ({ head }: { head: AuctionHead }) => {
  const { t } = useTranslation("auction");
  const back = useReturnParameter();
  return (
    <Visitor>
      {hasUnansweredBid(head.auctionId) ? (
        <StandingStrip tone="waiting">{t("strip.unknownOfDevice")}</StandingStrip>
      ) : (
        <StandingStrip tone="neutral">
          <Phrase of={head.price === null ? "strip.firstBidFrom" : "strip.nextBidFrom"} amount={head.ask} />
        </StandingStrip>
      )}
      <p>
        <strong>{t("onlooker.visitor")}</strong>
        {t("onlooker.visitorText")}
      </p>
      <Button className="first" variant="contained" component={Link} to={`/signin${back}`} startIcon={<SignInIcon />}>
        {t("onlooker.signIn")}
      </Button>
      <p className="sub">
        {t("onlooker.noAccount")} <Link to={`/signup${back}`}>{t("onlooker.signUp")}</Link>
      </p>
    </Visitor>
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
      return <VisitorCard head={head} />;
    case "artist":
      return (
        <LatePlace fallback={<Skeleton block="100%" radius="12px" />}>
          <ArtistCard head={head} />
        </LatePlace>
      );
    case "administrator":
      return (
        <LatePlace fallback={<Skeleton block="100%" radius="12px" />}>
          <AdministratorCard head={head} />
        </LatePlace>
      );
    case "banned":
      return <BannedCard reason={reader.reason} />;
  }
};

const Visitor = styled.div`
  display: grid;
  gap: var(--space-m);
  align-content: space-between;

  p {
    font-size: var(--text-label);
    line-height: 1.6;
    color: var(--ink-2);
  }

  p strong {
    display: block;
    color: var(--ink);
    font-weight: 600;
  }

  .first {
    min-block-size: 54px;
    font-size: var(--text-lead);
    font-weight: 600;
  }

  .sub {
    font-size: var(--text-small);
    line-height: 1.5;
  }

  .sub a {
    display: inline-block;
    padding-block: 6px;
    color: var(--link);
    font-weight: 600;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.35em;
  }

  @media (max-width: 767.95px) {
    gap: var(--space-s);
  }
`;
