import type { EventOf } from "../kernel/decider";
import type { Halalas } from "../kernel/money";
import type { Instant } from "../kernel/instant";
import type { PersonalText } from "../kernel/personal";
import type { NotificationChannel } from "../preferences";
import type { EventWords } from "../kernel/event-words";

export const NOTICE_KINDS = [
  "outbid",
  "auctionWon",
  "auctionLost",
  "auctionSold",
  "auctionPassed",
  "auctionOpened",
  "auctionExtendedByOutage",
  "bidsVoided",
  "leadingAfterVoid",
  "outbidAfterVoid",
  "orderCancelled",
  "offerReceived",
  "offerEnded",
  "auctionLapsed",
  "auctionCancelled",
  "paymentReceived",
  "paymentFailed",
  "transferShort",
  "moneyGoesBack",
  "artworkPaid",
  "payoutMade",
  "payoutFailed",
  "refunded",
  "refundFailed",
  "orderShipped",
  "orderReceived",
  "shipmentLate",
  "mayCancelOrder",
  "returnRequested",
  "returnPassedOn",
  "returnToDecide",
  "returnAccepted",
  "returnDeclined",
  "returnLapsed",
  "returnSent",
  "returnArrived",
  "saleRefunded",
  "orderDeadlineMoved",
  "saleOfferedOn",
  "saleOfferAccepted",
  "artworkApproved",
  "artworkRejected",
  "workCameBack",
  "artworkToReview",
  "workLiked",
  "artistFollowed",
  "wishOnSale",
  "wishInAuction",
  "wishPriceDropped",
  "savedSearchFound",
  "auctionReminder",
  "newDevice",
  "securityChanged",
  "dataExportReady",
  "rightGiven",
  "rightTaken",
  "badgeGranted",
  "badgeDeclined",
  "badgeTakenBack",
  "award",
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/**
 * What a notice is about: ids, amounts and codes; the reader's screen finds words and names. What a person wrote as the reason,
 * and the device of a sign-in, are sealed with the receiver's key.
 */
export type NoticeSubject = {
  artworkId?: string;
  auctionId?: string;
  orderId?: string;
  savedSearchId?: string;
  /** How many saved searches, if one notice tells of several; `reason` is the name of the first. */
  searches?: number;
  amount?: Halalas;
  /** How many people or works, if one notice tells of several. */
  count?: number;
  at?: Instant;
  reason?: string | PersonalText;
};

/** `noticeId` = uuid5 of the cause and the receiver: the same cause notifies once. */
export type NoticeReceived = EventOf<
  "NoticeReceived",
  {
    userId: string;
    noticeId: string;
    kind: NoticeKind;
    subject: NoticeSubject;
    causeId: string;
    byEmail: boolean;
    bySms?: true;
    /** Channels that the receiver had switched off for it; with `app` among them no screen shows it. */
    withheld?: NotificationChannel[];
  }
>;
/** A notice that stands for a day, and counts people, counts others now; none: it is shown no more. */
export type NoticeRecounted = EventOf<
  "NoticeRecounted",
  { userId: string; noticeId: string; kind: NoticeKind; subject: { artworkId?: string; count: number } }
>;
export type NoticeRead = EventOf<"NoticeRead", { userId: string; noticeId: string }>;
export type AllNoticesRead = EventOf<"AllNoticesRead", { userId: string }>;
export type NoticeDeleted = EventOf<"NoticeDeleted", { userId: string; noticeId: string }>;
/** Recorded before the mail leaves, under the key that it is sent with. */
export type NoticeMailed = EventOf<"NoticeMailed", { userId: string; noticeId: string; mailKey: string }>;

/** Recorded before the message leaves; to a number of the receiver's at that time. */
export type NoticeTexted = EventOf<"NoticeTexted", { userId: string; noticeId: string }>;

export type NotificationEvent =
  | NoticeReceived
  | NoticeRecounted
  | NoticeRead
  | AllNoticesRead
  | NoticeDeleted
  | NoticeMailed
  | NoticeTexted;

/** Whether its notice stands for a day and is counted anew, in place of another one. */
export const isRecounted = (kind: NoticeKind): boolean => kind === "workLiked" || kind === "artistFollowed";

/** Whether the screens of its receiver show a notice. */
export const isInApp = ({ withheld }: NoticeReceived["data"]): boolean => withheld?.includes("app") !== true;

/** In the order of their lives. */
export const notificationEventWords: EventWords<NotificationEvent> = {
  NoticeReceived: { ar: "وصول إشعار", en: "Notification received", sentence: "A notice was received" },
  NoticeRecounted: {
    ar: "تحديث عدد في إشعار",
    en: "Notification recounted",
    sentence: "The people whom a notice counts were counted again",
  },
  NoticeRead: { ar: "قراءة إشعار", en: "Notification read", sentence: "A notice was read" },
  AllNoticesRead: { ar: "قراءة كل الإشعارات", en: "All notifications read", sentence: "All notices were read" },
  NoticeDeleted: { ar: "حذف إشعار", en: "Notification deleted", sentence: "A notice was deleted" },
  NoticeMailed: { ar: "إرسال إشعار بالبريد", en: "Notification mailed", sentence: "A notice was mailed" },
  NoticeTexted: { ar: "إرسال إشعار برسالة نصية", en: "Notification sent by SMS", sentence: "A notice was sent by SMS" },
};
