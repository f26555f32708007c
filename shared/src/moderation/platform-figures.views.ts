import type { Instant } from "../kernel/instant";
import type { DecimalSar } from "../kernel/money";
import type { RiyadhDay } from "../kernel/riyadh-day";

/** GET /api/admin/stats: the platform in figures, now. */
export type PlatformStats = {
  /** Accounts that are not deleted. */
  totalUsers: number;
  artists: number;
  bannedUsers: number;
  approvedArtworks: number;
  pendingArtworks: number;
  oldestPendingAt: Instant | null;
  /** How many ask for the verified badge. */
  badgeRequests: number;
  liveAuctions: number;
  scheduledAuctions: number;
  /** What buyers paid for orders that stand, with VAT. */
  totalRevenue: DecimalSar;
  /** The platform's own part of it. */
  totalCommission: DecimalSar;
  paidOrders: number;
};

/** An item of GET /api/admin/days?days: one day of Riyadh's calendar, oldest first; a day without anything is there with zeros. */
export type PlatformDay = {
  day: RiyadhDay;
  registrations: number;
  /** Orders that were paid on it, and what was paid for them. */
  sales: number;
  revenue: DecimalSar;
  /** Bids that people sent and an auction took. */
  bids: number;
};
