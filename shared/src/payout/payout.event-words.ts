import type { EventWords } from "../kernel/event-words";
import type { PayoutBatchEvent, PayoutEvent } from "./payout.events";

export const payoutEventWords = {
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
} as const satisfies EventWords<PayoutEvent | PayoutBatchEvent>;
