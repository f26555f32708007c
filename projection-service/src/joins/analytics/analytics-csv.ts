import type {
  AnalyticsDay,
  ArtistAnalytics,
  CategoryFigures,
  ClosedAuction,
  FigureTable,
  HourFigures,
  SourceFigures,
  ViewerRegions,
  WorkFigures,
} from "@naqsh/shared/analytics";
import { decimalFromHalalas, type Halalas } from "@naqsh/shared/kernel/money";
import { riyadhTimeOf } from "@naqsh/shared/kernel/riyadh-day";
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
  closedAt: ({ closedAt }) => riyadhTimeOf(closedAt),
  artwork: ({ title }) => title,
  artworkEn: ({ titleEn }) => titleEn,
  estimateLowSar: ({ estimate }) => riyals(estimate?.low ?? null),
  estimateHighSar: ({ estimate }) => riyals(estimate?.high ?? null),
  realisedSar: ({ realised }) => riyals(realised),
};

const CATEGORY: Columns<CategoryFigures> = {
  category: ({ category }) => category,
  artworkViews: ({ views }) => views,
};

const SOURCE: Columns<SourceFigures> = {
  source: ({ source }) => source,
  artworkViews: ({ works }) => works,
  profileViews: ({ profile }) => profile,
};

const HOUR: Columns<HourFigures> = { hour: ({ hour }) => hour, views: ({ views }) => views, bids: ({ bids }) => bids };

const STEP: Columns<[string, number]> = { step: ([step]) => step, count: ([, count]) => count };

const REGION: Columns<{ region: string; viewers: number }> = {
  region: ({ region }) => region,
  viewers: ({ viewers }) => viewers,
};

const linesOf = <Row>(columns: Columns<Row>, rows: readonly Row[]): Cell[][] => [
  Object.keys(columns),
  ...rows.map((row) => Object.values(columns).map((cellOf) => cellOf(row))),
];

/** A table of the analytics as lines of cells. */
export const figureLines = (table: FigureTable, analytics: ArtistAnalytics): Cell[][] => {
  switch (table) {
    case "days":
      return linesOf(DAY, analytics.days);
    case "works":
      return linesOf(WORK, analytics.works);
    case "categories":
      return linesOf(CATEGORY, analytics.categories);
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

/** Where viewers live, with those of whom no region is named. */
export const viewerLines = ({ regions, elsewhere }: ViewerRegions): Cell[][] =>
  linesOf(REGION, elsewhere > 0 ? [...regions, { region: "elsewhere", viewers: elsewhere }] : regions);

/** A table as a file for a spreadsheet; amounts in riyals, days, hours and moments of Riyadh. */
export async function* analyticsCsv(lines: readonly Cell[][]): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  for (const line of lines) yield csvLine(line);
}
