import type { NoticeKind } from "@naqsh/shared/notification";
import type { LetterText } from "../letters/letter-page";

export type LetterFacts = {
  /** The work's title, in the reader's language; a plain word if it has none. */
  title: string;
  amount: string;
  /** The amount with VAT. */
  total: string;
  at: string;
  reason: string;
  /** How many people, in words: "7 people". */
  people: string;
  /** How many works, in words. */
  works: string;
  /** How many saved searches beside the one that is named, in words; empty if it is alone. */
  others: string;
};

export type LetterTexts = Readonly<Record<NoticeKind, (facts: LetterFacts) => LetterText>>;

/** Kinds of notices about money that comes, fails to come, or goes back. */
export type MoneyLetter = Extract<
  NoticeKind,
  | "paymentReceived"
  | "paymentFailed"
  | "transferShort"
  | "moneyGoesBack"
  | "artworkPaid"
  | "payoutMade"
  | "payoutFailed"
  | "refunded"
  | "refundFailed"
>;

/** Kinds of notices about what follows a sale. */
export type OrderLetter = Extract<
  NoticeKind,
  | "orderShipped"
  | "orderReceived"
  | "shipmentLate"
  | "mayCancelOrder"
  | "returnRequested"
  | "returnPassedOn"
  | "returnToDecide"
  | "returnAccepted"
  | "returnDeclined"
  | "returnLapsed"
  | "returnSent"
  | "returnArrived"
  | "workCameBack"
  | "saleRefunded"
  | "orderDeadlineMoved"
  | "saleOfferedOn"
  | "saleOfferAccepted"
>;

/** Kinds of notices about works that somebody likes or wishes for, and about followers. */
export type CollectorLetter = Extract<
  NoticeKind,
  | "workLiked"
  | "artistFollowed"
  | "wishOnSale"
  | "wishInAuction"
  | "wishPriceDropped"
  | "savedSearchFound"
  | "auctionReminder"
>;
