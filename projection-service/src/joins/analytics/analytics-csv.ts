import type {
  AnalyticsDay,
  AnalyticsTable,
  ArtistAnalytics,
  ClosedAuction,
  HourFigures,
  SourceFigures,
  WorkFigures,
} from "@naqsh/shared/analytics";
import { decimalFromHalalas, type Halalas } from "@naqsh/shared/kernel/money";
import { csvLine } from "../safe-csv";

type Cell = string | number | null;

/** What stands above a column, and what it shows of a row. */
type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/** Tells a spreadsheet that the text is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

const riyals = (amount: Halalas | null): number | null => (amount === null ? null : Number(decimalFromHalalas(amount)));

const percent = (share: number): number => Math.round(share * 10_000) / 100;

const DAY: Columns<AnalyticsDay> = {
  date: ({ date }) => date,
  artworkViews: ({ artworkViews }) => artworkViews,
  profileViews: ({ profileViews }) => profileViews,
  likes: ({ likes }) => likes,
  wishes: ({ wishes }) => wishes,
  shares: ({ shares }) => shares,
  newFollowers: ({ newFollowers }) => newFollowers,
  bids: ({ bids }) => bids,
  bidders: ({ bidders }) => bidders,
  checkouts: ({ checkouts }) => checkouts,
  salesCount: ({ salesCount }) => salesCount,
  totalSalesSar: ({ totalSales }) => riyals(totalSales),
  avgSalePriceSar: ({ avgSalePrice }) => riyals(avgSalePrice),
  auctionWins: ({ auctionWins }) => auctionWins,
  engagementScore: ({ engagementScore }) => engagementScore,
};

const WORK: Columns<WorkFigures> = {
  artwork: ({ title }) => title,
  artworkEn: ({ titleEn }) => titleEn,
  category: ({ category }) => category,
  views: ({ views }) => views,
  likes: ({ likes }) => likes,
  wishes: ({ wishes }) => wishes,
  shares: ({ shares }) => shares,
  bids: ({ bids }) => bids,
  bidders: ({ bidders }) => bidders,
  salesCount: ({ salesCount }) => salesCount,
  totalSalesSar: ({ totalSales }) => riyals(totalSales),
  engagementPercent: ({ engagement }) => percent(engagement),
  conversionPercent: ({ conversion }) => percent(conversion),
};

const AUCTION: Columns<ClosedAuction> = {
  closedAt: ({ closedAt }) => closedAt,
  artwork: ({ title }) => title,
  artworkEn: ({ titleEn }) => titleEn,
  estimateLowSar: ({ estimate }) => riyals(estimate?.low ?? null),
  estimateHighSar: ({ estimate }) => riyals(estimate?.high ?? null),
  realisedSar: ({ realised }) => riyals(realised),
};

const SOURCE: Columns<SourceFigures> = {
  source: ({ source }) => source,
  artworkViews: ({ works }) => works,
  profileViews: ({ profile }) => profile,
};

const HOUR: Columns<HourFigures> = { hour: ({ hour }) => hour, views: ({ views }) => views, bids: ({ bids }) => bids };

const STEP: Columns<[string, number]> = { step: ([step]) => step, count: ([, count]) => count };

const linesOf = <Row>(columns: Columns<Row>, rows: readonly Row[]): Cell[][] => [
  Object.keys(columns),
  ...rows.map((row) => Object.values(columns).map((cellOf) => cellOf(row))),
];

const tableOf = (table: AnalyticsTable, analytics: ArtistAnalytics): Cell[][] => {
  switch (table) {
    case "days":
      return linesOf(DAY, analytics.days);
    case "works":
      return linesOf(WORK, analytics.works);
    case "auctions":
      return linesOf(AUCTION, analytics.auctions);
    case "sources":
      return linesOf(SOURCE, analytics.sources);
    case "funnel":
      return linesOf(STEP, Object.entries(analytics.funnel));
    case "hours":
      return linesOf(HOUR, analytics.hours);
  }
};

/** A table of the analytics as a file for a spreadsheet; amounts in riyals, days and hours of Riyadh. */
export async function* analyticsCsv(table: AnalyticsTable, analytics: ArtistAnalytics): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  for (const line of tableOf(table, analytics)) yield csvLine(line);
}
