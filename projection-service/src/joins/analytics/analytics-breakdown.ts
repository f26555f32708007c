import {
  conversionOf,
  engagementOf,
  type CategoryFigures,
  type Funnel,
  type HourFigures,
  type SourceFigures,
  type WorkFigures,
} from "@naqsh/shared/analytics";
import { VIEW_SOURCES } from "@naqsh/shared/engagement";
import type { Artwork } from "../../artwork/artwork-document";
import type { Measure } from "../../analytics/measured-months.projection";
import type { Found } from "./analytics-figures";
import { imageOf } from "../artwork-image";
import { groupedBy, countsOn } from "./measured-days";

/** What was done with each work, by looks; works that nobody did anything to are left out. */
export const worksOfFound = (found: Found, artworks: ReadonlyMap<string, Artwork>): WorkFigures[] => {
  const measured = groupedBy(found.works, ({ subjectId }) => subjectId);
  const sold = groupedBy(found.sales, ({ artworkId }) => artworkId);
  const ids = new Set([...measured.keys(), ...sold.keys()]);
  const rows = [...ids].flatMap((id): WorkFigures[] => {
    const work = artworks.get(id);
    if (work === undefined) return [];
    const sales = sold.get(id) ?? [];
    const counts = countsOn(measured.get(id) ?? []);
    const { views = 0, likes = 0, wishes = 0, shares = 0, bids = 0, bidders = 0 } = counts;
    const { title, titleEn, category } = work.details;
    return [
      {
        id,
        title,
        titleEn,
        category,
        image: imageOf(work),
        views,
        likes,
        wishes,
        shares,
        bids,
        bidders,
        salesCount: sales.length,
        totalSales: sales.reduce((sum, { total }) => sum + total, 0),
        engagement: engagementOf({ views, likes }),
        conversion: conversionOf(sales.length, views),
      },
    ];
  });
  return rows.toSorted((a, b) => b.views - a.views || b.totalSales - a.totalSales || (a.id < b.id ? -1 : 1));
};

/** Looks by category, most of them first. */
export const categoriesOfWorks = (works: readonly WorkFigures[]): CategoryFigures[] =>
  [...groupedBy(works, ({ category }) => category)]
    .map(([category, group]) => ({ category, views: group.reduce((sum, { views }) => sum + views, 0) }))
    .filter(({ views }) => views > 0)
    .toSorted((a, b) => b.views - a.views);

/** Looks by where people came from, most of them first. */
export const sourcesOfFound = ({ works, profile }: Found): SourceFigures[] => {
  const ofWorks = countsOn(works);
  const ofPage = countsOn(profile);
  return VIEW_SOURCES.map((source) => ({
    source,
    works: ofWorks[`from/${source}`] ?? 0,
    profile: ofPage[`from/${source}`] ?? 0,
  }))
    .filter((row) => row.works + row.profile > 0)
    .toSorted((a, b) => b.works + b.profile - a.works - a.profile);
};

const hourName = (hour: number): string => String(hour).padStart(2, "0");

/** Looks at works, and bids, in each hour of Riyadh's day. */
export const hoursOfFound = ({ works }: Found): HourFigures[] => {
  const counts = countsOn(works);
  const at = (measure: Measure): number => counts[measure] ?? 0;
  return Array.from({ length: 24 }, (_, hour) => ({
    hour,
    views: at(`viewsAt/${hourName(hour)}`),
    bids: at(`bidsAt/${hourName(hour)}`),
  }));
};

/** How many come to each step; each counts what happened in the time, whoever did it. */
export const funnelOfFound = ({ works, checkouts, sales }: Found): Funnel => {
  const { views = 0, likes = 0, bidders = 0 } = countsOn(works);
  return { views, likes: Math.max(0, likes), intents: bidders + checkouts.length, sales: sales.length };
};
