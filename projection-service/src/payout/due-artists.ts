import type { Instant } from "@naqsh/shared/kernel/instant";
import type { DueArtist } from "@naqsh/shared/payout";
import { allDocuments } from "../joins/all-documents";
import type { QueryDeps } from "../query-deps";
import type { PayoutDocument } from "./payouts.projection";
import { obstacleOf } from "./present-payout";

type Sum = Pick<DueArtist, "amount" | "later" | "sales" | "latestAt"> & { isReleased: boolean };

const NOTHING: Sum = { amount: 0, later: 0, sales: 0, latestAt: null, isReleased: false };

const isDueBy = ({ dueAt, open }: PayoutDocument, now: Instant): boolean =>
  open < 0 || (dueAt !== null && dueAt <= now);

const earlier = (a: Instant | null, b: Instant | null): Instant | null => {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
};

const added = (sum: Sum, payout: PayoutDocument, now: Instant): Sum => {
  const isReleased = sum.isReleased || payout.isReleased;
  if (!isDueBy(payout, now)) return { ...sum, later: sum.later + payout.open, isReleased };
  return {
    ...sum,
    amount: sum.amount + payout.open,
    sales: sum.sales + 1,
    latestAt: payout.open > 0 ? earlier(sum.latestAt, payout.latestAt) : sum.latestAt,
    isReleased,
  };
};

/** Artists to whom something is due by `now` or later, the longest due first. */
export const dueArtists = async (now: Instant, deps: QueryDeps): Promise<DueArtist[]> => {
  const sums = new Map<string, Sum>();
  for await (const payout of allDocuments(deps.views.payouts, "byOpen", [true])) {
    sums.set(payout.artistId, added(sums.get(payout.artistId) ?? NOTHING, payout, now));
  }
  const artists: DueArtist[] = [];
  for (const [artistId, { isReleased, ...sum }] of sums) {
    artists.push({
      artistId,
      artist: await deps.people.named(artistId),
      ...sum,
      isLate: sum.amount > 0 && sum.latestAt !== null && sum.latestAt < now,
      obstacle: await obstacleOf(artistId, isReleased, deps),
    });
  }
  const byDay = ({ latestAt }: DueArtist): string => latestAt ?? "9";
  return artists.toSorted((a, b) => (byDay(a) < byDay(b) ? -1 : 1));
};
