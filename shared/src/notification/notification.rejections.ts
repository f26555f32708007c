import type { RefusalsOf } from "../problem";

export type NotificationRejection = { code: "NOTICE_UNKNOWN" };

export const notificationRefusals: RefusalsOf<NotificationRejection> = {
  NOTICE_UNKNOWN: { kind: "unknown", ar: "هذا الإشعار غير موجود", en: "There is no such notification" },
};
