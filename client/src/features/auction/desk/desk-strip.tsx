import type { Standing } from "@naqsh/shared/auction";
import type { Halalas } from "@naqsh/shared/kernel/money";
import { useEffect, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { WhyButton } from "../../../lib/why/why-button";
import { Money } from "../../../ui/money";
import type { AuctionRoomState } from "../auction-room.store";
import { useSendVerification } from "../../../lib/send-verification";
import type { BidHold, BidPhase } from "./bid.store";
import { effectOf, minimumOf, refusalText, type Refusal } from "../refusal";
import { heldWords } from "./held-words";
import type { BidDesk } from "./bid-desk.store";
import { useReturnParameter } from "./use-return-parameter";
import { Phrase } from "../phrase";
import { StandingStrip } from "./standing-strip";

type DeskStripProps = {
  room: Pick<AuctionRoomState, "head" | "terms" | "standing" | "connection" | "attempts">;
  desk: BidDesk;
  onReceipt: () => void;
};

const LostStrip = ({ isOffline, attempts }: { isOffline: boolean; attempts: number }) => {
  const { t } = useTranslation("auction");
  return (
    <StandingStrip tone="waiting" isOffline aside={attempts > 0 ? t("connection.attempt", { count: attempts }) : null}>
      {t(isOffline ? "connection.lost" : "connection.returning")}
    </StandingStrip>
  );
};

type AfterRefusalProps = { desk: BidDesk; refusal: Refusal; amount: Halalas };

/** What can be done after a refusal: another amount, or the same bid once more; else nothing here. */
const AfterRefusal = ({ desk, refusal, amount }: AfterRefusalProps) => {
  const { t } = useTranslation("auction");
  const send = useSendVerification();
  const effect = effectOf(refusal);
  const minimum = minimumOf(refusal);
  if (effect === "amount" && minimum !== null) return <Money amount={minimum} />;
  if (refusal.code === "EMAIL_NOT_VERIFIED") {
    return (
      <button type="button" disabled={send.isPending} onClick={() => send.mutate()}>
        {t("strip.sendVerification")}
      </button>
    );
  }
  if (effect !== "again") return null;
  return (
    <button type="button" onClick={() => desk.arm(amount)}>
      {t("strip.again")}
    </button>
  );
};

/** A bid whose answer was lost and cannot be asked for at the moment. */
const HeldStrip = ({ hold }: { hold: BidHold }) => {
  const { t } = useTranslation("auction");
  const link = <Link to={`/signin${useReturnParameter()}`}>{t("onlooker.signIn")}</Link>;
  return (
    <StandingStrip tone="waiting" aside={hold === "signIn" && link}>
      {t(heldWords[hold])}
    </StandingStrip>
  );
};

/** What the bid itself has to say before the standing does; null if it has nothing to say. */
const bidStrip = (desk: BidDesk, words: BidWords) => {
  const { current } = desk;
  if (current.phase === "pending" && current.hold !== null) {
    return <HeldStrip hold={current.hold} />;
  }
  if (current.phase === "pending" && (current.isResent || current.attempts > 0)) {
    return <StandingStrip tone="waiting">{words.checking}</StandingStrip>;
  }
  if (current.phase === "refused") {
    return (
      <StandingStrip
        tone="urgent"
        aside={<AfterRefusal desk={desk} refusal={current.refusal} amount={current.amount} />}
      >
        {current.isResent ? `${words.notRecorded} ${words.refusal}` : words.refusal}
      </StandingStrip>
    );
  }
  if (current.phase === "idle" && current.notice === "priceMoved") {
    return <StandingStrip tone="waiting">{words.priceMoved}</StandingStrip>;
  }
  if (desk.choice === "other" && desk.isTooLow) {
    return (
      <StandingStrip tone="waiting">
        <Phrase of="strip.belowMinimum" amount={desk.suggested.minimum} />
      </StandingStrip>
    );
  }
  return null;
};

type BidWords = { checking: string; notRecorded: string; refusal: string; priceMoved: string };

const NeverBid = ({ room }: { room: DeskStripProps["room"] }) => (
  <StandingStrip tone="neutral">
    <Phrase of={room.head.price === null ? "strip.firstBidFrom" : "strip.nextBidFrom"} amount={room.head.ask} />
  </StandingStrip>
);

type OwnStandingProps = { auctionId: string; standing: Standing; isRecorded: boolean; receipt: (() => void) | null };

const OwnStanding = ({ auctionId, standing, isRecorded, receipt }: OwnStandingProps) => {
  const { t } = useTranslation("auction");
  const button = isRecorded && receipt && (
    <button type="button" onClick={receipt}>
      {t("receipt.open")}
    </button>
  );
  if (standing.state === "leading") {
    const maximum = <Phrase of="strip.yourMaximum" amount={standing.maximum} />;
    return (
      <StandingStrip tone="good" aside={button || maximum}>
        {t(isRecorded ? "strip.recordedLeading" : "strip.leading")}
      </StandingStrip>
    );
  }
  return (
    <StandingStrip tone="urgent" aside={button || <Phrase of="strip.yourBid" amount={standing.lastBid} />}>
      {t(isRecorded ? "strip.recordedOutbid" : "strip.outbid")} <WhyButton state="outbid" subject={auctionId} />
    </StandingStrip>
  );
};

const NEWS_MS = 6000;

/** Whether what became of the bid is still news; then the standing itself says more, with the reader's own maximum. */
const useIsNews = (current: BidPhase): boolean => {
  const [old, setOld] = useState<BidPhase | null>(null);
  useEffect(() => {
    if (current.phase !== "accepted") return;
    const timer = setTimeout(() => setOld(current), NEWS_MS);
    return () => clearTimeout(timer);
  }, [current]);
  return old !== current;
};

/** The strip of whoever may bid: connection first, then the bid under way, then the standing. */
export const DeskStrip = ({ room, desk, onReceipt }: DeskStripProps) => {
  const { t } = useTranslation("auction");
  const language = useLanguage();
  const format = useFormat();
  const { current } = desk;
  const isNews = useIsNews(current);
  if (room.connection === "reconnecting" || room.connection === "offline") {
    return <LostStrip isOffline={room.connection === "offline"} attempts={room.attempts} />;
  }
  const own = bidStrip(desk, {
    checking: t("strip.checking", {
      amount: current.phase === "pending" ? format.moneyText(current.amount) : "",
    }),
    notRecorded: t("strip.notRecorded"),
    refusal: current.phase === "refused" ? refusalText(current.refusal, language) : "",
    priceMoved: t("strip.priceMoved"),
  });
  if (own) return own;
  if (!room.standing) return <NeverBid room={room} />;
  const isRecorded = current.phase === "accepted" && current.answer.standing === room.standing.state;
  const hasReceipt = current.phase === "accepted" && isRecorded && current.answer.receipt !== null;
  return (
    <OwnStanding
      auctionId={room.head.auctionId}
      standing={room.standing}
      isRecorded={isRecorded && isNews}
      receipt={hasReceipt ? onReceipt : null}
    />
  );
};
