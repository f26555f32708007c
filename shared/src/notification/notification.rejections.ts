import type { TextsOf } from "../problem";

export type NotificationRejection = { code: "NOTICE_UNKNOWN" };

export const notificationTexts: TextsOf<NotificationRejection> = {
  NOTICE_UNKNOWN: { ar: "هذا الإشعار غير موجود", en: "There is no such notification" },
};
