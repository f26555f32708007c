import { answer, post, remove } from "../kernel/endpoint";
import { NoBody } from "../kernel/no-body";

/** `id`: whose inbox; `unread`: how many notices are unread from then on. */
type Inbox = { id: string; unread: number };

/** What changes one's own inbox. */
export const notificationWrites = {
  markAllRead: post("/api/notifications/read-all", {
    access: "signedIn",
    rateLimit: "writes",
    summary: { ar: "تعليم كل الإشعارات مقروءة", en: "Marks all notices as read" },
    input: NoBody,
    answer: answer<Inbox>(),
  }),
  markNotificationRead: post("/api/notifications/:id/read", {
    access: "signedIn",
    rateLimit: "writes",
    summary: { ar: "تعليم إشعار مقروءًا", en: "Marks a notice as read" },
    ids: { id: "NOTICE_UNKNOWN" },
    input: NoBody,
    answer: answer<Inbox>(),
  }),
  deleteNotification: remove("/api/notifications/:id", {
    access: "signedIn",
    rateLimit: "writes",
    summary: { ar: "حذف إشعار", en: "Deletes a notice" },
    ids: { id: "NOTICE_UNKNOWN" },
    answer: answer<Inbox>(),
  }),
};
