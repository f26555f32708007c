import { isRecounted, type NotificationEvent } from "@naqsh/shared/notification";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import { liftedEvent } from "../runner/lifted-event";
import type { NoticeToMail } from "./notice-in-job";

/** A notice as it was last counted; null if it tells of nobody any more. Off every hot path. */
export const countedNotice = async (
  store: Pick<EventStore, "readStream">,
  notice: NoticeToMail,
): Promise<NoticeToMail | null> => {
  if (!isRecounted(notice.kind)) return notice;
  let { subject } = notice;
  for await (const stored of store.readStream(`inbox-${notice.userId}`)) {
    const { type, data } = liftedEvent(stored) as NotificationEvent;
    if (type === "NoticeRecounted" && data.noticeId === notice.noticeId) subject = data.subject;
  }
  return subject.count === 0 ? null : { ...notice, subject };
};
