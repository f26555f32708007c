import type { EventWords } from "../kernel/event-words";
import type { NotificationEvent } from "./notification.events";

/** In the order of their lives. */
export const notificationEventWords = {
  NoticeReceived: { ar: "وصول إشعار", en: "Notification received", sentence: "A notice was received" },
  NoticeRead: { ar: "قراءة إشعار", en: "Notification read", sentence: "A notice was read" },
  AllNoticesRead: { ar: "قراءة كل الإشعارات", en: "All notifications read", sentence: "All notices were read" },
  NoticeDeleted: { ar: "حذف إشعار", en: "Notification deleted", sentence: "A notice was deleted" },
  NoticeMailed: { ar: "إرسال إشعار بالبريد", en: "Notification mailed", sentence: "A notice was mailed" },
  NoticeTexted: { ar: "إرسال إشعار برسالة نصية", en: "Notification sent by SMS", sentence: "A notice was sent by SMS" },
} as const satisfies EventWords<NotificationEvent>;
