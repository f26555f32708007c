import * as z from "zod/mini";
import { answer, get } from "../kernel/endpoint";
import { isRiyadhDay } from "../kernel/riyadh-day";
import { lengthOf, MOST_DAYS } from "./analytics-range";
import type { ArtistAnalytics, ViewerRegions } from "./analytics.views";

/** What the figures themselves hold as tables; viewers are asked of apart from them. */
const FIGURE_TABLES = ["days", "works", "categories", "sources", "funnel", "hours", "auctions"] as const;
export type FigureTable = (typeof FIGURE_TABLES)[number];
export const ANALYTICS_TABLES = [...FIGURE_TABLES, "viewers"] as const;
export type AnalyticsTable = (typeof ANALYTICS_TABLES)[number];

const day = z.optional(z.string().check(z.refine(isRiyadhDay)));

type Asked = { from?: string | undefined; to?: string | undefined };

/** A first day needs a last one: nobody's clock decides then how long the range is. */
const isRange = ({ from, to }: Asked): boolean => {
  if (from === undefined) return true;
  if (to === undefined) return false;
  const length = lengthOf({ from, to });
  return length >= 1 && length <= MOST_DAYS;
};

const RangeQuery = z.object({ from: day, to: day }).check(z.refine(isRange));
const TableQuery = z
  .object({ from: day, to: day, table: z._default(z.enum(ANALYTICS_TABLES), "days") })
  .check(z.refine(isRange));

export const analyticsReads = {
  artistAnalytics: get("/api/analytics/artist", {
    access: "signedIn",
    summary: {
      ar: "تحليلات القارئ بوصفه فنانًا، بالأيام والأعمال والمصادر",
      en: "The reader's analytics as an artist, by day, work and source",
    },
    input: RangeQuery,
    answer: answer<ArtistAnalytics>(),
    refusals: ["ARTIST_ROLE_REQUIRED"],
  }),
  analyticsTable: get("/api/analytics/artist/export", {
    access: "signedIn",
    summary: { ar: "جدول من التحليلات ملفًا", en: "A table of the analytics as a file" },
    input: TableQuery,
    answer: answer<string>(),
    produces: ["text/csv"],
    refusals: ["ARTIST_ROLE_REQUIRED"],
  }),
  viewerRegions: get("/api/analytics/artist/viewers", {
    access: "signedIn",
    summary: {
      ar: "مناطق من شاهدوا وهم مسجلون",
      en: "Where the viewers who were signed in live",
    },
    input: RangeQuery,
    answer: answer<ViewerRegions>(),
    refusals: ["ARTIST_ROLE_REQUIRED"],
  }),
};
