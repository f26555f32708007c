import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { asksToBid, type NoticeKind, type NoticeView } from "@naqsh/shared/notification";
import { riyadhDayOf } from "../../lib/riyadh-time";

/** One line: the newest of its like, and those that it stands for. */
export type NoticeLine = {
  notice: NoticeView;
  merged: NoticeView[];
  /** Its auction has ended since, so that it asks for nothing any more. */
  isOver: boolean;
};
type LotGroup = { key: string; notices: NoticeLine[] };
export type DayGroup = { key: string; ms: number; lots: LotGroup[] };

/** New followers of a day are one lot; everything else goes by what it is about. */
const lotOf = ({ kind, subject, id }: NoticeView): string =>
  kind === "artistFollowed" ? kind : (subject.auctionId ?? subject.artworkId ?? subject.orderId ?? id);

const END_AN_AUCTION: readonly NoticeKind[] = [
  "auctionWon",
  "auctionLost",
  "auctionSold",
  "auctionPassed",
  "auctionLapsed",
  "auctionCancelled",
  "bidsVoided",
];

/** Auctions that a notice in the list says are over for its reader. */
const endedAuctions = (notices: NoticeView[]): ReadonlySet<string> =>
  new Set(notices.flatMap(({ kind, subject }) => (END_AN_AUCTION.includes(kind) ? (subject.auctionId ?? []) : [])));

/** Being outbid time and again in one auction is one thing to act on. */
const withNotice = (lines: NoticeLine[], notice: NoticeView, ended: ReadonlySet<string>): NoticeLine[] => {
  const standing = lines.find((line) => line.notice.kind === "outbid" && notice.kind === "outbid");
  const isOver = asksToBid(notice.kind) && ended.has(notice.subject.auctionId ?? "");
  if (!standing) return [...lines, { notice, merged: [], isOver }];
  return lines.map((line) => (line === standing ? { ...line, merged: [...line.merged, notice] } : line));
};

/** Notices by day of Riyadh and then by lot; takes them newest first, and keeps that order. */
export const groupNotices = (notices: NoticeView[]): DayGroup[] => {
  const days = new Map<string, { ms: number; lots: Map<string, NoticeLine[]> }>();
  const ended = endedAuctions(notices);
  for (const notice of notices) {
    const key = riyadhDayOf(msFromInstant(notice.at));
    const day = days.get(key) ?? { ms: msFromInstant(notice.at), lots: new Map<string, NoticeLine[]>() };
    const lot = lotOf(notice);
    day.lots.set(lot, withNotice(day.lots.get(lot) ?? [], notice, ended));
    days.set(key, day);
  }
  return [...days].map(([key, { ms, lots }]) => ({
    key,
    ms,
    lots: [...lots].map(([lot, lines]) => ({ key: lot, notices: lines })),
  }));
};
