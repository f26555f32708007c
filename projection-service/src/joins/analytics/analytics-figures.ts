import {
  averagePriceOf,
  conversionOf,
  daysOf,
  engagementOf,
  engagementScoreOf,
  type AnalyticsDay,
  type AnalyticsFigures,
  type AnalyticsTotals,
  type DayRange,
} from "@naqsh/shared/analytics";
import { riyadhDayOf } from "@naqsh/shared/kernel/riyadh-day";
import { groupedBy, countsOn, type MeasuredDay } from "./measured-days";
import type { Sales } from "./sales-of-artist";

/** All that was found of an artist in some time. */
export type Found = Sales & { works: readonly MeasuredDay[]; profile: readonly MeasuredDay[] };

/** What is counted of all that was found. */
const figuresOf = ({ works, profile, sales, checkouts, auctions }: Found): AnalyticsFigures => {
  const counts = countsOn(works);
  const ofPage = countsOn(profile);
  const { views = 0, likes = 0, wishes = 0, shares = 0, bids = 0, bidders = 0 } = counts;
  const followers = ofPage.followers ?? 0;
  const totalSales = sales.reduce((sum, { total }) => sum + total, 0);
  return {
    artworkViews: views,
    profileViews: ofPage.views ?? 0,
    likes,
    wishes,
    shares,
    newFollowers: followers,
    bids,
    bidders,
    checkouts: checkouts.length,
    salesCount: sales.length,
    totalSales,
    avgSalePrice: averagePriceOf(totalSales, sales.length),
    auctionWins: auctions.filter(({ realised }) => realised !== null).length,
    engagementScore: engagementScoreOf({ views, likes, shares, followers, bidders }),
  };
};

/** What was found, with rates; engagement and conversion are shares of 1. */
export const totalsOf = (found: Found): AnalyticsTotals => {
  const figures = figuresOf(found);
  const { artworkViews: views, likes, salesCount } = figures;
  return { ...figures, engagement: engagementOf({ views, likes }), conversion: conversionOf(salesCount, views) };
};

const riyadhDayOfAuction = ({ closedAt }: Found["auctions"][number]): string => riyadhDayOf(closedAt);

/** A row for each day of a range, oldest first, those included on which nothing happened. */
export const daysOfFound = (found: Found, range: DayRange): AnalyticsDay[] => {
  const byDay = {
    works: groupedBy(found.works, ({ day }) => day),
    profile: groupedBy(found.profile, ({ day }) => day),
    sales: groupedBy(found.sales, ({ day }) => day),
    checkouts: groupedBy(found.checkouts, ({ day }) => day),
    auctions: groupedBy(found.auctions, riyadhDayOfAuction),
  };
  return daysOf(range).map((date) => ({
    date,
    ...figuresOf({
      works: byDay.works.get(date) ?? [],
      profile: byDay.profile.get(date) ?? [],
      sales: byDay.sales.get(date) ?? [],
      checkouts: byDay.checkouts.get(date) ?? [],
      auctions: byDay.auctions.get(date) ?? [],
    }),
  }));
};

/** What of it lies on the days of a range. */
export const foundWithin = (found: Found, { from, to }: DayRange): Found => {
  const isOn = ({ day }: { day: string }): boolean => from <= day && day <= to;
  return {
    works: found.works.filter(isOn),
    profile: found.profile.filter(isOn),
    sales: found.sales.filter(isOn),
    checkouts: found.checkouts.filter(isOn),
    auctions: found.auctions.filter((auction) => isOn({ day: riyadhDayOfAuction(auction) })),
  };
};
