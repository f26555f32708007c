import type { EventOf } from "../kernel/decider";
import type { Instant } from "../kernel/instant";
import type { Halalas } from "../kernel/money";
import type { PersonalText } from "../kernel/personal";
import type { PayoutAmounts } from "./payout-share";
import type { EventWords } from "../kernel/event-words";

type OfArtist<Data> = { artistId: string } & Data;

/** A sale was paid: its payout waits until the work is received and cannot be returned any more. */
export type PayoutOpened = EventOf<
  "PayoutOpened",
  OfArtist<{ orderId: string; paymentId: string; amounts: PayoutAmounts; payout: Halalas; paidAt: Instant }>
>;
/** Nobody can return the work any more: the payout is due from `dueAt` on, and to be made by `latestAt`. */
export type PayoutScheduled = EventOf<
  "PayoutScheduled",
  OfArtist<{
    orderId: string;
    dueAt: Instant;
    latestAt: Instant;
    /** Since when nobody can return the work; left out of those of before. */
    endedAt?: Instant;
  }>
>;
/** Holidays that were set later gave the bank's days back. `moveId`: the change of the settings, each moves once. */
export type PayoutDayMoved = EventOf<
  "PayoutDayMoved",
  OfArtist<{ orderId: string; moveId: string; dueAt: Instant; latestAt: Instant }>
>;
/** `refunded`: of the sale's total by now; `payout`: what is left for the artist; `reclaim`: what they were paid beyond it by now. */
export type PayoutReduced = EventOf<
  "PayoutReduced",
  OfArtist<{ orderId: string; refundId: string; refunded: Halalas; payout: Halalas; reclaim: Halalas }>
>;
/** Payouts that wait because the artist is suspended go out all the same, with the next batch. */
export type PayoutsReleased = EventOf<"PayoutsReleased", OfArtist<{ releasedBy: string; reason: PersonalText }>>;
/** What a transfer is made of: the payout of a sale, or what a later refund takes back of one (below zero). */
export type PayoutItem = { orderId: string; amount: Halalas };
/** One transfer to the artist for all that is due to them. */
export type PayoutBatched = EventOf<
  "PayoutBatched",
  OfArtist<{ batchId: string; items: PayoutItem[]; amount: Halalas; iban: PersonalText; name: PersonalText }>
>;
export type LeftOutReason = "nothingDue" | "noIban" | "banned" | "reclaimsExceed";
/** A batch was made for the artist, and brings them nothing. */
export type PayoutLeftOut = EventOf<"PayoutLeftOut", OfArtist<{ batchId: string; because: LeftOutReason }>>;
/** The bank has made the transfer. */
export type PayoutConfirmed = EventOf<
  "PayoutConfirmed",
  OfArtist<{ batchId: string; items: PayoutItem[]; amount: Halalas; confirmedAt: Instant }>
>;
/** The bank did not make the transfer: what it was made of is due again. */
export type PayoutFailed = EventOf<
  "PayoutFailed",
  OfArtist<{ batchId: string; items: PayoutItem[]; amount: Halalas; reason: PersonalText }>
>;

/** The stream of one artist's payouts: what they are owed, and what they were paid. */
export type PayoutEvent =
  | PayoutOpened
  | PayoutScheduled
  | PayoutDayMoved
  | PayoutReduced
  | PayoutsReleased
  | PayoutBatched
  | PayoutLeftOut
  | PayoutConfirmed
  | PayoutFailed;

/** `artistIds`: each answers with what is due to them at `madeAt`. */
export type PayoutBatchMade = EventOf<
  "PayoutBatchMade",
  { batchId: string; madeBy: string; artistIds: string[]; madeAt: Instant }
>;
/** The file for the bank holds these transfers. */
export type PayoutBatchExported = EventOf<
  "PayoutBatchExported",
  { batchId: string; exportedBy: string; transfers: BatchTransfer[]; total: Halalas; exportedAt: Instant }
>;
export type BatchTransfer = { artistId: string; amount: Halalas };
/** What the bank made of the file. */
export type PayoutBatchConfirmed = EventOf<
  "PayoutBatchConfirmed",
  {
    batchId: string;
    confirmedBy: string;
    confirmedAt: Instant;
    paid: BatchTransfer[];
    failed: (BatchTransfer & { reason: PersonalText })[];
  }
>;

export type PayoutBatchEvent = PayoutBatchMade | PayoutBatchExported | PayoutBatchConfirmed;

export const payoutEventWords: EventWords<PayoutEvent | PayoutBatchEvent> = {
  PayoutOpened: {
    ar: "فتح مستحق لفنان",
    en: "Payout opened",
    sentence: "A payout to the artist waits for the delivery",
  },
  PayoutScheduled: {
    ar: "تحديد موعد مستحق",
    en: "Payout scheduled",
    sentence: "The payout has its day, since the work cannot be returned any more",
  },
  PayoutDayMoved: {
    ar: "ترحيل موعد مستحق",
    en: "Payout day moved",
    sentence: "The day of the payout was moved for holidays",
  },
  PayoutReduced: {
    ar: "خفض مستحق بعد رد مبلغ",
    en: "Payout reduced",
    sentence: "A refund reduced what the artist gets",
  },
  PayoutsReleased: {
    ar: "الإفراج عن مستحقات فنان موقوف",
    en: "Payouts released",
    sentence: "Payouts go out although the artist is suspended",
  },
  PayoutBatched: {
    ar: "ضم مستحقات إلى دفعة تحويل",
    en: "Payouts batched",
    sentence: "Payouts were put into a transfer",
  },
  PayoutLeftOut: {
    ar: "بقاء فنان خارج دفعة تحويل",
    en: "Payout left out",
    sentence: "A batch of transfers brings this artist nothing",
  },
  PayoutConfirmed: { ar: "تحويل مستحقات", en: "Payout made", sentence: "The artist was paid" },
  PayoutFailed: { ar: "فشل تحويل مستحقات", en: "Payout failed", sentence: "The bank did not make the transfer" },
  PayoutBatchMade: { ar: "إعداد دفعة تحويلات", en: "Payout batch made", sentence: "A batch of transfers was made" },
  PayoutBatchExported: {
    ar: "تصدير دفعة تحويلات للبنك",
    en: "Payout batch exported",
    sentence: "The file for the bank was made",
  },
  PayoutBatchConfirmed: {
    ar: "تأكيد دفعة تحويلات",
    en: "Payout batch confirmed",
    sentence: "What the bank made of the batch was recorded",
  },
};
