import { Button } from "../../../ui/button";
import type { AuctionHead, AuctionTerms, LotOfAuction, Standing } from "@naqsh/shared/auction";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { withVat } from "@naqsh/shared/kernel/money";
import type { WhyState } from "@naqsh/shared/why";
import { useTranslation } from "../../../i18n/use-translation";
import { Link, useLocation } from "react-router-dom";
import { useFormat } from "../../../i18n/use-format";
import { useNow } from "../../../lib/clock.store";
import { FollowButton } from "../../../lib/marks/follow-button";
import { WhyButton } from "../../../lib/why/why-button";
import { DoneIcon, GavelIcon, InfoIcon, LockIcon, RefusedIcon, TimerIcon } from "../../../ui/icons";
import { ThreadCountdown } from "../../../ui/thread-countdown";
import { resultOf, whyOfEnding } from "../room-view";
import { DeskCard } from "./desk-card";
import { SecondChanceActions } from "./second-chance-actions";
import { Phrase } from "../phrase";

const DAY = 24 * 60 * 60 * 1000;

const Deadline = ({ dueAt, of }: { dueAt: string; of: "result.payBefore" | "result.answerBefore" }) => {
  const { t } = useTranslation("auction");
  const format = useFormat();
  const nowMs = useNow();
  const dueMs = msFromInstant(dueAt);
  return (
    <>
      <p>{t(of, { time: format.dateTime(dueMs) })}</p>
      <ThreadCountdown remainingMs={Math.max(0, dueMs - nowMs)} totalMs={DAY} thickness="fine" />
    </>
  );
};

type ResultCardProps = { head: AuctionHead; terms: AuctionTerms; lot: LotOfAuction; standing: Standing | null };

const WonCard = ({ standing, artworkId }: { standing: Standing; artworkId: string }) => {
  const { t } = useTranslation("auction");
  return (
    <DeskCard
      isGreat
      tone="good"
      icon={GavelIcon}
      title={t("result.won")}
      actions={
        standing.orderId && (
          <Button variant="contained" component={Link} to={`/checkout/${artworkId}`}>
            {t("result.completePayment")}
          </Button>
        )
      }
    >
      {standing.amount !== null && (
        <p>
          <Phrase of="result.total" amount={withVat(standing.amount)} />
        </p>
      )}
      {standing.dueAt && <Deadline dueAt={standing.dueAt} of="result.payBefore" />}
    </DeskCard>
  );
};

const OfferedCard = ({ head, standing }: { head: AuctionHead; standing: Standing }) => {
  const { t } = useTranslation("auction");
  const amount = standing.offer?.amount ?? standing.maximum;
  return (
    <DeskCard
      tone="brand"
      icon={InfoIcon}
      title={<Phrase of="result.offered" amount={amount} />}
      actions={<SecondChanceActions auctionId={head.auctionId} amount={amount} />}
    >
      <p>
        <Phrase of="result.total" amount={withVat(amount)} />
      </p>
      <p>
        {t("result.noPenalty")} <WhyButton state="offered" subject={head.auctionId} />
      </p>
      {standing.offer && <Deadline dueAt={standing.offer.endsAt} of="result.answerBefore" />}
    </DeskCard>
  );
};

const simple = {
  paid: { tone: "good", icon: DoneIcon, title: "result.paid", text: "result.paidText" },
  missedPayment: { tone: "urgent", icon: RefusedIcon, title: "result.missedPayment", text: "result.missedPaymentText" },
  /** Nobody came after them, or nobody after them bought. */
  missedAll: { tone: "urgent", icon: RefusedIcon, title: "result.missedPayment", text: "result.missedAllText" },
  declined: { tone: "neutral", icon: InfoIcon, title: "result.declined", text: "result.declinedText" },
  voided: { tone: "urgent", icon: LockIcon, title: "onlooker.voided", text: "onlooker.voidedText" },
  lost: { tone: "neutral", icon: GavelIcon, title: "result.lost", text: "result.lostText" },
  sold: { tone: "neutral", icon: GavelIcon, title: "result.sold", text: "result.soldText" },
  awaitingPayment: {
    tone: "neutral",
    icon: GavelIcon,
    title: "result.awaitingPayment",
    text: "result.awaitingPaymentText",
  },
  offeredToNext: { tone: "waiting", icon: InfoIcon, title: "result.offeredToNext", text: "result.offeredToNextText" },
  passed: { tone: "waiting", icon: TimerIcon, title: "result.passed", text: "result.passedText" },
  noBids: { tone: "neutral", icon: TimerIcon, title: "result.noBids", text: "result.noBidsText" },
  lapsed: { tone: "neutral", icon: InfoIcon, title: "result.lapsed", text: "result.lapsedText" },
  cancelled: { tone: "neutral", icon: RefusedIcon, title: "result.cancelled", text: "result.cancelledText" },
} as const;

/** What the reader may ask of how it ended; the others explain themselves. */
const whyOf: Partial<Record<keyof typeof simple, WhyState>> = {
  ...whyOfEnding,
  voided: "voided",
  lost: "outbid",
  missedPayment: "sale",
  missedAll: "lapsed",
  paid: "sale",
};

/** There is nothing left to do with the work: its artist makes others. */
const OVER_FOR_READER: readonly string[] = ["lost", "sold", "passed", "noBids"];

/** How the auction ended for this reader, and the next step. Shown only once the server has closed it. */
export const ResultCard = ({ head, lot, standing }: ResultCardProps) => {
  const { t } = useTranslation("auction");
  const { pathname } = useLocation();
  const { kind } = resultOf(head, standing);
  if (kind === "won" && standing) return <WonCard standing={standing} artworkId={lot.artworkId} />;
  if (kind === "offered" && standing) return <OfferedCard head={head} standing={standing} />;
  const ending = kind === "missedPayment" && head.status === "lapsed" ? "missedAll" : (kind as keyof typeof simple);
  const { tone, icon, title, text } = simple[ending];
  const why = whyOf[ending];
  const work = `/artwork/${lot.artworkId}`;
  const isMine = kind === "paid" && standing?.orderId;
  return (
    <DeskCard
      tone={tone}
      icon={icon}
      title={t(title)}
      actions={
        isMine ? (
          <Button variant="outlined" component={Link} to={`/orders/${standing.orderId}`}>
            {t("result.openOrder")}
          </Button>
        ) : (
          <>
            {OVER_FOR_READER.includes(kind) && <FollowButton artist={lot.artist} isNamed />}
            <Button variant="outlined" component={Link} to="/auctions">
              {t("result.otherAuctions")}
            </Button>
            {pathname !== work && (
              <Button variant="text" component={Link} to={work}>
                {t("result.artwork")}
              </Button>
            )}
          </>
        )
      }
    >
      <p>
        {kind === "lost" && standing ? <Phrase of="result.yourLastBid" amount={standing.lastBid} /> : t(text)}{" "}
        {why && <WhyButton state={why} subject={head.auctionId} />}
      </p>
    </DeskCard>
  );
};
