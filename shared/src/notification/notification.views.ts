import type { ArtworkImage } from "../artwork";
import type { Standing } from "../auction";
import type { Instant } from "../kernel/instant";
import type { NoticeKind, NoticeSubject } from "./notification.events";

/** How the reader stands by now in what a notice asked of them: to bid, to pay, to answer an offer. */
export type NoticeNow = "leading" | "outbid" | "over";

const ASK_TO_BID: ReadonlySet<NoticeKind> = new Set(["outbid", "outbidAfterVoid", "leadingAfterVoid", "auctionOpened"]);

/** Whether a notice asks for a bid, which may be of no use any more. */
export const asksToBid = (kind: NoticeKind): boolean => ASK_TO_BID.has(kind);

const ASK_TO_PAY: ReadonlySet<NoticeKind> = new Set(["auctionWon", "paymentFailed", "transferShort"]);

/** Whether a notice asks for a payment, which may have come or be too late by now. */
export const asksToPay = (kind: NoticeKind): boolean => ASK_TO_PAY.has(kind);

/** A standing as such a notice tells of it: leading, outbid, or nothing to bid for any more. */
export const noticeNowOf = (state: Standing["state"]): NoticeNow =>
  state === "leading" || state === "outbid" ? state : "over";

/** An item of GET /api/notifications, newest first; pushed on topic `account/<id>`, view `notifications`. */
export type NoticeView = {
  id: string;
  kind: NoticeKind;
  /** `reason`: null if what a person wrote cannot be read any more. */
  subject: Omit<NoticeSubject, "reason"> & { reason?: string | null };
  /** Title of the work it is about, if there is one. */
  title: string | null;
  titleEn: string | null;
  /** Its picture. */
  image: ArtworkImage | null;
  read: boolean;
  at: Instant;
  /** Of the notices that ask for something; null if it still stands, if the reader has not bid, and for all others. */
  now: NoticeNow | null;
};

/** The push of view `notifications`, key = user: what is new, and how many are unread. */
export type NoticesPatch = { notices: NoticeView[]; unread: number };
