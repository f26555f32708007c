import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { CommandEffect } from "@naqsh/shared/kernel/policy";
import { uuid5 } from "@naqsh/shared/kernel/uuid";
import type { NoticeKind, NoticeSubject, SendNotice } from "@naqsh/shared/notification";
import { commandTo } from "../policies/effects";

/** Notices for the screen only: they can wait for the next visit. What its reader wants is decided with the notice. */
const ON_SCREEN_ONLY: readonly NoticeKind[] = ["auctionOpened", "artworkToReview"];

/** The same cause and receiver give the same notice. */
export const noticeIdOf = (causeId: string, userId: string): string => uuid5(causeId, userId);

/** The command that tells a person; its cause and its receiver give its id, so that a cause tells nobody twice. */
export const notify = (causeId: string, userId: string, kind: NoticeKind, subject: NoticeSubject): SendNotice => ({
  type: "Notify",
  data: {
    userId,
    noticeId: noticeIdOf(causeId, userId),
    kind,
    subject,
    causeId,
    byEmail: !ON_SCREEN_ONLY.includes(kind),
  },
});

export const noticeTo = (
  userId: string,
  kind: NoticeKind,
  subject: NoticeSubject,
  cause: Pick<RecordedEvent, "id">,
): CommandEffect => commandTo("inbox", userId, notify(cause.id, userId, kind, subject));
