import type { EventWords } from "../kernel/event-words";
import type { AuctionEvent } from "./auction.events";

/** In the order of their lives. */
export const auctionEventWords = {
  AuctionScheduled: { ar: "جدولة مزاد", en: "Auction scheduled", sentence: "An auction was scheduled" },
  AuctionOpened: { ar: "افتتاح مزاد", en: "Auction opened", sentence: "The auction opened" },
  BidPlaced: { ar: "مزايدة", en: "Bid placed", sentence: "A bid was placed" },
  MaximumRaised: { ar: "رفع سقف مزايدة", en: "Maximum raised", sentence: "The leader raised a maximum" },
  ReserveMet: { ar: "بلوغ الحد الأدنى للبيع", en: "Reserve met", sentence: "The reserve was met" },
  AuctionExtended: { ar: "تمديد مزاد", en: "Auction extended", sentence: "The end was moved" },
  AuctionDeadlinesMoved: {
    ar: "ترحيل مواعيد مزاد",
    en: "Deadlines of an auction moved",
    sentence: "Deadlines were moved after an outage",
  },
  AuctionClosing: { ar: "بدء إغلاق مزاد", en: "Auction closing", sentence: "The end was reached" },
  BidderVoided: { ar: "إبطال مزايدات مزايد", en: "Bids of a bidder voided", sentence: "A bidder's bids were voided" },
  AuctionClosed: { ar: "إغلاق مزاد", en: "Auction closed", sentence: "The auction closed" },
  WinnerDetermined: { ar: "تحديد الفائز", en: "Winner determined", sentence: "A winner was determined" },
  PaymentDeadlineMissed: {
    ar: "فوات مهلة الدفع",
    en: "Payment deadline missed",
    sentence: "The winner's payment deadline passed",
  },
  OfferedToNextBidder: {
    ar: "عرض على المزايد التالي",
    en: "Offered to the next bidder",
    sentence: "The work was offered to the next bidder",
  },
  OfferDeclined: { ar: "رفض العرض", en: "Offer declined", sentence: "The offer was declined" },
  OfferExpired: { ar: "انتهاء العرض", en: "Offer expired", sentence: "The offer expired" },
  AuctionSettled: { ar: "تسوية مزاد", en: "Auction settled", sentence: "The auction was settled" },
  AuctionLapsed: { ar: "سقوط مزاد", en: "Auction lapsed", sentence: "The sale lapsed" },
  AuctionCancelled: { ar: "إلغاء مزاد", en: "Auction cancelled", sentence: "The auction was cancelled" },
} as const satisfies EventWords<AuctionEvent>;
