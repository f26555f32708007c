import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { decimalFromHalalas } from "@naqsh/shared/kernel/money";
import { lastRiyadhDays } from "@naqsh/shared/kernel/riyadh-day";
import type { PlatformDay, PlatformStats } from "@naqsh/shared/moderation";
import type { QueryDeps } from "../query-deps";
import { ALL_TIME, NO_FIGURES } from "./platform-figures.projection";

/** The platform in figures, now. */
export const platformStats = async ({ views }: QueryDeps): Promise<PlatformStats> => {
  const { people, artworks, rooms, figures } = views;
  const [total, oldest] = await Promise.all([
    figures.get(ALL_TIME),
    artworks.find({ index: "byStatus", equals: ["pending"], limit: 1 }),
  ]);
  const { registrations, erasures, revenue, commission, sales } = total ?? NO_FIGURES;
  return {
    totalUsers: registrations - erasures,
    artists: await people.count("byStanding", ["active", "artist"]),
    bannedUsers: await people.count("byStanding", ["banned"]),
    approvedArtworks: await artworks.count("byStatus", ["approved"]),
    pendingArtworks: await artworks.count("byStatus", ["pending"]),
    oldestPendingAt: oldest.documents[0]?.document.submittedAt ?? null,
    badgeRequests: await people.count("byBadge", ["asked"]),
    liveAuctions: await rooms.count("byEnd", ["live"]),
    scheduledAuctions: await rooms.count("byEnd", ["upcoming"]),
    totalRevenue: decimalFromHalalas(revenue),
    totalCommission: decimalFromHalalas(commission),
    paidOrders: sales,
  };
};

/** The last days up to today in Riyadh, oldest first. */
export const platformDays = async (count: number, { views, clock }: QueryDeps): Promise<PlatformDay[]> => {
  const days = lastRiyadhDays(count, instantFromMs(clock.now()));
  const known = new Map((await views.figures.load(days)).map(({ key, document }) => [key, document]));
  return days.map((day) => {
    const { registrations, sales, revenue, bids } = known.get(day) ?? NO_FIGURES;
    return { day, registrations, sales, revenue: decimalFromHalalas(revenue), bids };
  });
};
