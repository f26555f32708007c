import type { BilingualText } from "../kernel/bilingual-text";

/** What somebody still owes others or waits for, in the order in which it is told. */
export const OPEN_BUSINESS_KINDS = [
  "leading",
  "ownAuction",
  "orderToPay",
  "orderUnderWay",
  "payoutDue",
  "unpaidWin",
] as const;
export type OpenBusinessKind = (typeof OPEN_BUSINESS_KINDS)[number];

/** One thing that stands in the way of leaving, by the ids of where it is dealt with. */
export type OpenBusiness = {
  kind: OpenBusinessKind;
  artworkId?: string | undefined;
  auctionId?: string | undefined;
  orderId?: string | undefined;
};

export const openBusinessWords: Readonly<Record<OpenBusinessKind, BilingualText>> = {
  leading: { ar: "مزايدتك هي الأعلى في مزاد جارٍ", en: "Your bid leads a live auction" },
  ownAuction: { ar: "مزاد لأحد أعمالك فيه مزايدات ولم ينتهِ", en: "An auction of your work has bids and is not over" },
  orderToPay: { ar: "عمل فزت به ولم تدفع ثمنه بعد", en: "A work that you won is not paid for" },
  orderUnderWay: { ar: "طلب أو استرداد لم يكتمل", en: "An order or a refund is not complete" },
  payoutDue: { ar: "مستحقات لك من مبيعاتك لم تُحوَّل بعد", en: "A payout of your sales is not made yet" },
  unpaidWin: { ar: "فوز لم يُدفع وما زال محسوبًا", en: "A win was left unpaid and still counts" },
};
