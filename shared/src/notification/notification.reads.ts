import * as z from "zod/mini";
import { answer, get } from "../kernel/endpoint";
import { pageFields, yesOrNo } from "../kernel/query-input";
import type { NoticeView } from "./notification.views";

const NoticesQuery = z.object({ ...pageFields(30), unread: yesOrNo });

export const notificationReads = {
  notices: get("/api/notifications", {
    access: "signedIn",
    summary: { ar: "إشعارات القارئ، الأحدث أولًا", en: "The reader's notices, newest first" },
    input: NoticesQuery,
    answer: answer<NoticeView[]>(),
    paged: true,
  }),
  unreadNotices: get("/api/notifications/unread", {
    access: "signedIn",
    summary: { ar: "عدد ما لم يُقرأ", en: "How many notices are unread" },
    answer: answer<{ unread: number }>(),
  }),
};
