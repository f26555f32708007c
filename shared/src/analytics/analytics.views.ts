import type { ArtworkCategory, ArtworkImage } from "../artwork";
import type { ViewSource } from "../engagement";
import type { Instant } from "../kernel/instant";
import type { Halalas } from "../kernel/money";
import type { RiyadhDay } from "../kernel/riyadh-day";
import type { SaudiRegion } from "../kernel/saudi-regions";
import type { DayRange } from "./analytics-range";
import type { BestHour, HourFigures } from "./best-hour";

/** What is counted of an artist in some time. Likes, wishes and followers are those that came less those that went. */
export type AnalyticsFigures = {
  artworkViews: number;
  profileViews: number;
  likes: number;
  wishes: number;
  shares: number;
  newFollowers: number;
  bids: number;
  /** People who bid in an auction for the first time. */
  bidders: number;
  /** Orders at a fixed price that somebody began. */
  checkouts: number;
  /** Completed orders, and what they came to with VAT and delivery. */
  salesCount: number;
  totalSales: Halalas;
  avgSalePrice: Halalas | null;
  /** Auctions that closed with a winner. */
  auctionWins: number;
  engagementScore: number;
};

/** A row for each day. */
export type AnalyticsDay = AnalyticsFigures & { date: RiyadhDay };

/** Engagement (likes / views) and conversion (completed orders / views), as shares of 1. */
export type AnalyticsTotals = AnalyticsFigures & { engagement: number; conversion: number };

export type WorkFigures = {
  id: string;
  title: string;
  titleEn: string | null;
  category: ArtworkCategory;
  image: ArtworkImage;
  views: number;
  likes: number;
  wishes: number;
  shares: number;
  bids: number;
  bidders: number;
  salesCount: number;
  totalSales: Halalas;
  engagement: number;
  conversion: number;
};

/** Looks at works and at the artist's page, by where people came from. */
export type SourceFigures = { source: ViewSource; works: number; profile: number };

export type CategoryFigures = { category: ArtworkCategory; views: number };

export type FunnelStep = "views" | "likes" | "intents" | "sales";

/** From a look to a sale; `intents`: somebody bids, or begins to buy at a fixed price. */
export type Funnel = Readonly<Record<FunnelStep, number>>;

/** An auction that closed; `realised`: the net price that somebody is to pay or paid, null without one. */
export type ClosedAuction = {
  auctionId: string;
  artworkId: string;
  title: string;
  titleEn: string | null;
  closedAt: Instant;
  estimate: { low: Halalas; high: Halalas } | null;
  realised: Halalas | null;
};

/** GET /api/analytics/artist */
export type ArtistAnalytics = {
  range: DayRange;
  before: DayRange;
  /** What the answer has taken in lies before that moment. */
  asOf: Instant;
  days: AnalyticsDay[];
  daysBefore: AnalyticsDay[];
  totals: AnalyticsTotals;
  totalsBefore: AnalyticsTotals;
  /** By looks, most of them first; those that nobody did anything to are left out. */
  works: WorkFigures[];
  categories: CategoryFigures[];
  sources: SourceFigures[];
  funnel: Funnel;
  hours: HourFigures[];
  bestHour: BestHour | null;
  auctions: ClosedAuction[];
};

/**
 * GET /api/analytics/artist/viewers: where viewers are, from the profiles of those who were signed in. A region that too few
 * of them live in is not named, but counted in `elsewhere` with those who say nothing of it.
 */
export type ViewerRegions = {
  range: DayRange;
  signedIn: number;
  regions: { region: SaudiRegion; viewers: number }[];
  elsewhere: number;
};
