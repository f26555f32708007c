import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { WhyStep } from "@naqsh/shared/why";
import i18next from "i18next";
import { useTranslation } from "../../i18n/use-translation";
import { isolated } from "../../i18n/bidi";
import { useFormat, useLanguage } from "../../i18n/use-format";
import type arabic from "./why.ar.json";
import type english from "./why.en.json";

type Texts = { own: Record<OwnText, string> };

type InBoth<Arabic extends Texts, English extends Texts> = [Arabic, English];
type BothTexts = InBoth<typeof arabic, typeof english>;
/** Events that a story tells in a sentence of their own; any other is told by its name. */
type ToldEvent = keyof BothTexts[0]["events"];

type OwnText =
  | "BidPlaced"
  | "MaximumRaised"
  | "BidderVoided"
  | "WinnerDetermined"
  | "PaymentDeadlineMissed"
  | "OfferedToNextBidder"
  | "OfferDeclined"
  | "OfferExpired";
type ReasonText = keyof BothTexts[0]["reasons"];

const OWN: Readonly<Record<OwnText, true>> = {
  BidPlaced: true,
  MaximumRaised: true,
  BidderVoided: true,
  WinnerDetermined: true,
  PaymentDeadlineMissed: true,
  OfferedToNextBidder: true,
  OfferDeclined: true,
  OfferExpired: true,
};

const isOwnText = (type: string): type is OwnText => Object.hasOwn(OWN, type);

/** Reasons that are codes; others are a person's own words. */
const CODED: Partial<Record<WhyStep["type"], true>> = {
  AuctionExtended: true,
  AuctionClosed: true,
  AuctionLapsed: true,
  OrderCancelled: true,
  ArtworkRejected: true,
  ConsignedArtworkReturned: true,
  PaymentFailed: true,
};

/** What a person or the system gave as the reason of an event, in the reader's words if it is a code. */
export const useReasonWords = (): ((type: string, reason: string) => string) => {
  const { t } = useTranslation("why");
  return (type, reason) => {
    const isCode = Object.hasOwn(CODED, type) && i18next.exists(`why:reasons.${reason}`);
    return isCode ? t(`reasons.${reason as ReasonText}`) : reason;
  };
};

export type WhyWords = { sentence: string; reason: string | null; note: string | null };

/** A step of a story in the reader's words. */
export const useWhyWords = (): ((step: WhyStep) => WhyWords) => {
  const { t } = useTranslation("why");
  const language = useLanguage();
  const isTold = (type: string): type is ToldEvent => i18next.exists(`why:events.${type}`);
  const format = useFormat();
  const reasonWords = useReasonWords();
  // Seconds decide in a room; a deadline of a day has none.
  const endOf = (type: WhyStep["type"]) => (type === "AuctionExtended" ? format.exactDateTime : format.dateTime);
  return ({ type, name, facts }) => {
    const { alias = 0, amount, endsAt, reason, note } = facts;
    const blanks = {
      alias,
      amount: amount === undefined ? "" : isolated(format.moneyText(amount)),
      end: endsAt === undefined ? "" : isolated(endOf(type)(msFromInstant(endsAt))),
    };
    const sentence = (): string => {
      if (facts.answeredBy !== undefined) {
        const told = { ...blanks, leader: facts.answeredBy };
        return t(facts.isOwn ? "answered.own" : "answered.other", told);
      }
      // What an offer holds is told to the artist and to administrators too.
      if (type === "OfferedToNextBidder" && !facts.isOwn && amount !== undefined) return t("offeredAt", blanks);
      if (facts.isOwn && isOwnText(type)) return t(`own.${type}`, blanks);
      return isTold(type) ? t(`events.${type}`, blanks) : name[language];
    };
    const words = (): string | null => {
      if (facts.hasReserve) return t("reasons.hasReserve");
      if (reason === undefined || reason === null) return null;
      return reasonWords(type, reason);
    };
    return {
      sentence: sentence(),
      reason: words(),
      note: note || null,
    };
  };
};
