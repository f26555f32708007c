import type { NoticeView } from "@naqsh/shared/notification";

const MOVED_TIMES = ["start", "end", "offer", "payment"] as const;
type MovedTime = (typeof MOVED_TIMES)[number];

/** Which time an outage moved: an auction's start or end, or the time to accept or to pay. */
export const movedTime = ({ reason }: Pick<NoticeView["subject"], "reason">): MovedTime =>
  MOVED_TIMES.find((time) => time === reason) ?? "end";
