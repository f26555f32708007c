import type { Instant } from "../kernel/instant";
import type { NoticeKind, NoticeSubject } from "./notification.events";

/** An item of GET /api/notifications, newest first; pushed on topic `account/<id>`, view `notifications`. */
export type NoticeView = {
  id: string;
  kind: NoticeKind;
  subject: NoticeSubject;
  /** Title of the work it is about, where there is one. */
  title: string | null;
  titleEn: string | null;
  read: boolean;
  at: Instant;
};

/** The push of view `notifications`, key = user: what is new, and how many are unread. */
export type NoticesPatch = { notices: NoticeView[]; unread: number };
