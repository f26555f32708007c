import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { NoticeView } from "@naqsh/shared/notification";

/** One line: the newest of its like, and those that it stands for. */
export type NoticeLine = { notice: NoticeView; merged: NoticeView[] };
type LotGroup = { key: string; notices: NoticeLine[] };
export type DayGroup = { key: string; ms: number; lots: LotGroup[] };

const RIYADH_AHEAD_MS = 3 * 60 * 60 * 1000;

const dayOf = (notice: NoticeView): string =>
  new Date(msFromInstant(notice.at) + RIYADH_AHEAD_MS).toISOString().slice(0, 10);

const lotOf = ({ subject, id }: NoticeView): string => subject.auctionId ?? subject.artworkId ?? subject.orderId ?? id;

/** Being outbid time and again in one auction is one thing to act on. */
const withNotice = (lines: NoticeLine[], notice: NoticeView): NoticeLine[] => {
  const standing = lines.find((line) => line.notice.kind === "outbid" && notice.kind === "outbid");
  if (!standing) return [...lines, { notice, merged: [] }];
  return lines.map((line) => (line === standing ? { ...line, merged: [...line.merged, notice] } : line));
};

/** Notices by day of Riyadh and then by lot; takes them newest first, and keeps that order. */
export const groupNotices = (notices: NoticeView[]): DayGroup[] => {
  const days = new Map<string, { ms: number; lots: Map<string, NoticeLine[]> }>();
  for (const notice of notices) {
    const key = dayOf(notice);
    const day = days.get(key) ?? { ms: msFromInstant(notice.at), lots: new Map<string, NoticeLine[]>() };
    const lot = lotOf(notice);
    day.lots.set(lot, withNotice(day.lots.get(lot) ?? [], notice));
    days.set(key, day);
  }
  return [...days].map(([key, { ms, lots }]) => ({
    key,
    ms,
    lots: [...lots].map(([lot, lines]) => ({ key: lot, notices: lines })),
  }));
};
