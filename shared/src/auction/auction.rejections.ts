import type { Instant } from "../kernel/instant";
import type { Halalas } from "../kernel/money";
import type { RefusalsOf } from "../problem";

export type AuctionRejection =
  | { code: "AUCTION_UNKNOWN" }
  | { code: "AUCTION_EXISTS" }
  | { code: "AUCTION_TIMES_INVALID" }
  | { code: "RESERVE_BELOW_OPENING" }
  | { code: "ESTIMATE_INVALID" }
  | { code: "AUCTION_NOT_STARTED"; startsAt: Instant }
  | { code: "AUCTION_NOT_OPEN" }
  | { code: "AUCTION_ENDED" }
  | { code: "BID_UNDECIDED" }
  | { code: "AUCTION_STILL_RUNNING"; endsAt: Instant }
  | { code: "AUCTION_NOT_FINISHED" }
  | { code: "AUCTION_HAS_BIDS" }
  | { code: "NOT_YOUR_AUCTION" }
  | { code: "BID_TOO_LOW"; minimum: Halalas }
  | { code: "MAXIMUM_NOT_RAISED"; maximum: Halalas }
  | { code: "BID_NOT_WHOLE_RIYALS" }
  | { code: "BIDDER_IS_ARTIST" }
  | { code: "BIDDER_IS_ADMINISTRATOR" }
  | { code: "BIDDER_BANNED" }
  | { code: "BIDDER_VOIDED" }
  | { code: "BIDDER_OWES_PAYMENT" }
  | { code: "BIDDER_UNKNOWN" }
  | { code: "AUCTION_ALREADY_PAID" }
  | { code: "NO_OFFER_FOR_YOU" }
  | { code: "OFFER_ENDED" }
  | { code: "OFFER_STILL_OPEN"; offerEndsAt: Instant }
  | { code: "ORDER_NOT_OF_AUCTION" };

export const auctionRefusals: RefusalsOf<AuctionRejection> = {
  AUCTION_UNKNOWN: { kind: "unknown", ar: "هذا المزاد غير موجود", en: "There is no such auction" },
  AUCTION_EXISTS: { kind: "conflict", ar: "هذا المزاد مجدول مسبقًا", en: "This auction is scheduled already" },
  AUCTION_TIMES_INVALID: {
    kind: "invalid",
    ar: "وقت البداية يجب أن يكون في المستقبل وقبل وقت النهاية بخمس دقائق على الأقل، والمدة ثلاثون يومًا على الأكثر",
    en: "The start has to lie ahead and at least five minutes before the end; thirty days at most",
  },
  RESERVE_BELOW_OPENING: {
    kind: "invalid",
    ar: "الحد الأدنى للبيع أقل من سعر الافتتاح",
    en: "The reserve lies below the opening price",
  },
  ESTIMATE_INVALID: {
    kind: "invalid",
    ar: "التقدير غير صحيح: الأدنى أولًا ثم الأعلى",
    en: "The estimate has to be a low and a higher figure",
  },
  AUCTION_NOT_STARTED: { kind: "conflict", ar: "لم يبدأ المزاد بعد", en: "The auction has not started yet" },
  AUCTION_NOT_OPEN: { kind: "conflict", ar: "المزاد ليس مفتوحًا للمزايدة", en: "The auction is not open for bids" },
  AUCTION_ENDED: {
    kind: "conflict",
    byDeadline: true,
    ar: "انتهى وقت المزاد قبل وصول مزايدتك",
    en: "The auction had ended before your bid arrived",
  },
  BID_UNDECIDED: {
    kind: "conflict",
    byDeadline: true,
    ar: "وصلت مزايدتك في الوقت، لكن المزاد أُغلق قبل أن يُبتّ فيها",
    en: "Your bid arrived in time, but the auction closed before it could be decided",
  },
  AUCTION_STILL_RUNNING: { kind: "conflict", ar: "المزاد ما زال مستمرًا", en: "The auction is still running" },
  AUCTION_NOT_FINISHED: {
    kind: "conflict",
    ar: "لم ينته هذا المزاد بعد، وإعادته وشهادته تأتيان بعد إغلاقه",
    en: "This auction has not finished; its replay and certificate come after its close",
  },
  AUCTION_HAS_BIDS: {
    kind: "conflict",
    ar: "لا يمكن إلغاء مزاد عليه مزايدات",
    en: "An auction with bids cannot be cancelled",
  },
  NOT_YOUR_AUCTION: { kind: "forbidden", ar: "هذا المزاد ليس لك", en: "This auction is not yours" },
  BID_TOO_LOW: {
    kind: "invalid",
    ar: "ارتفع السعر، والمبلغ أقل من الحد الأدنى الآن",
    en: "The amount is below the minimum now",
  },
  MAXIMUM_NOT_RAISED: {
    kind: "invalid",
    ar: "أنت المتصدّر، والسقف يُرفع ولا يُخفض",
    en: "You lead; a maximum can be raised, not lowered",
  },
  BID_NOT_WHOLE_RIYALS: { kind: "invalid", ar: "المزايدة بالريال الصحيح دون هللات", en: "Bids are in whole riyals" },
  BIDDER_IS_ARTIST: {
    kind: "forbidden",
    meetsOwner: true,
    ar: "لا يمكنك المزايدة على عملك",
    en: "You cannot bid on your own work",
  },
  BIDDER_IS_ADMINISTRATOR: { kind: "forbidden", ar: "لا يمكن للمديرين المزايدة", en: "Administrators cannot bid" },
  BIDDER_BANNED: {
    kind: "forbidden",
    ar: "حسابك موقوف ولا يمكنه المزايدة",
    en: "Your account is suspended and cannot bid",
  },
  BIDDER_VOIDED: {
    kind: "forbidden",
    ar: "أُلغيت مزايداتك في هذا المزاد ولا يمكنك المزايدة فيه",
    en: "Your bids here were voided; you cannot bid in this auction",
  },
  BIDDER_OWES_PAYMENT: {
    kind: "forbidden",
    ar: "لديك مزادان فزت بهما ولم تدفع، سوِّهما قبل المزايدة",
    en: "You have two unpaid wins; settle them before you bid",
  },
  BIDDER_UNKNOWN: { kind: "unknown", ar: "لا مزايد بهذا الرقم هنا", en: "There is no bidder of this number here" },
  AUCTION_ALREADY_PAID: {
    kind: "conflict",
    ar: "دُفع ثمن هذا المزاد، والطريق هو الاسترداد",
    en: "This auction is paid; a refund is the way",
  },
  NO_OFFER_FOR_YOU: {
    kind: "forbidden",
    byDeadline: true,
    ar: "لا عرض لك في هذا المزاد",
    en: "There is no offer for you in this auction",
  },
  OFFER_ENDED: { kind: "conflict", byDeadline: true, ar: "انتهت مدة العرض", en: "The offer has ended" },
  OFFER_STILL_OPEN: { kind: "conflict", ar: "العرض ما زال قائمًا", en: "The offer is still open" },
  ORDER_NOT_OF_AUCTION: {
    kind: "conflict",
    ar: "هذا الطلب ليس لهذا المزاد",
    en: "This order does not belong to this auction",
  },
};
