import type { AnalyticsDay, AnalyticsTotals, ArtistAnalytics } from "@naqsh/shared/analytics";
import { analyticsTopic } from "@naqsh/shared/live";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { serverClock } from "../../lib/clock.store";
import { renderPage } from "../../testing/render-page";
import { stubLive } from "../../testing/stub-live";
import { stubServer } from "../../testing/stub-server";
import { AnalyticsTab } from "./analytics-tab";

const NOW = Date.parse("2026-03-10T09:00:00.000Z");

const figures = (views: number, likes = 0) => ({
  artworkViews: views,
  profileViews: 1,
  likes,
  wishes: 0,
  shares: 0,
  newFollowers: 0,
  bids: 0,
  bidders: 0,
  checkouts: 0,
  salesCount: 0,
  totalSales: 0,
  avgSalePrice: null,
  auctionWins: 0,
  engagementScore: 0,
});

const day = (date: string, views: number): AnalyticsDay => ({ date, ...figures(views) });
const totals = (views: number, likes: number): AnalyticsTotals => ({
  ...figures(views, likes),
  engagement: 0.25,
  conversion: 0,
});

const analytics = (more: Partial<ArtistAnalytics> = {}): ArtistAnalytics => ({
  range: { from: "2026-03-09", to: "2026-03-10" },
  before: { from: "2026-03-07", to: "2026-03-08" },
  asOf: "2026-03-10T09:00:00.000Z",
  days: [day("2026-03-09", 3), day("2026-03-10", 9)],
  daysBefore: [day("2026-03-07", 2), day("2026-03-08", 4)],
  totals: totals(12, 3),
  totalsBefore: totals(6, 4),
  works: [],
  categories: [{ category: "painting", views: 12 }],
  sources: [{ source: "search", works: 12, profile: 2 }],
  funnel: { views: 12, likes: 3, intents: 1, sales: 0 },
  hours: [{ hour: 21, views: 12, bids: 0 }],
  bestHour: { hour: 21, by: "views" },
  auctions: [],
  ...more,
});

const serve = (body: ArtistAnalytics, query = "from=2026-02-09&to=2026-03-10") =>
  stubServer({
    "GET /api/user": { body: { id: "u", role: "artist", firstName: "سلمى", lastName: "العتيبي" } },
    [`GET /api/analytics/artist?${query}`]: { body },
    [`GET /api/analytics/artist/viewers?${query}`]: {
      body: {
        range: body.range,
        signedIn: 5,
        regions: [{ region: "makkah", viewers: 4 }],
        elsewhere: 1,
      },
    },
  });

const table = async (name: string) => within(await screen.findByRole("table", { name }));

beforeEach(() => {
  localStorage.setItem("naqsh.signed-in", "yes");
  vi.spyOn(serverClock, "now").mockReturnValue(NOW);
});

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("says each figure, how it moved and up to when it is right", async () => {
  serve(analytics());
  await renderPage(<AnalyticsTab />, { at: "/dashboard/artist?tab=analytics", language: "en" });
  const views = within(await screen.findByTestId("analytics-artworkViews"));
  expect(views.getByText("12")).toBeInTheDocument();
  expect(views.getByText("100% more than before")).toBeInTheDocument();
  expect(screen.getByTestId("analytics-likes")).toHaveTextContent("25% less than before");
  expect(screen.getByText(/Updates are paused\. As of.*12:00:00/)).toBeInTheDocument();
});

it("names engagement, conversion and average price, each with its formula", async () => {
  const sold = { ...totals(12, 3), salesCount: 2, totalSales: 300_000, avgSalePrice: 150_000, conversion: 1 / 6 };
  serve(analytics({ totals: sold }));
  await renderPage(<AnalyticsTab />, { at: "/dashboard/artist?tab=analytics", language: "en" });
  expect(await screen.findByTestId("rate-engagement")).toHaveTextContent(/^Engagement25%Likes \/ views$/);
  expect(screen.getByTestId("rate-conversion")).toHaveTextContent(/^Conversion16\.7%Completed orders \/ views$/);
  expect(screen.getByTestId("rate-avgSalePrice")).toHaveTextContent(/1,500.*Revenue \/ completed sales$/);
});

it("has a table and a file beside every plot", async () => {
  serve(analytics());
  await renderPage(<AnalyticsTab />, { at: "/dashboard/artist?tab=analytics", language: "en" });
  const days = await table("Day by day");
  expect(days.getByRole("row", { name: /March 10, 2026 9 1 4/ })).toBeInTheDocument();
  expect((await table("From a view to a sale")).getByRole("row", { name: "Likes 3 25%" })).toBeInTheDocument();
  expect((await table("Where people came from")).getByRole("row", { name: "Search 12 2" })).toBeInTheDocument();
  expect((await table("Where viewers are")).getByRole("row", { name: "Makkah 4" })).toBeInTheDocument();
  expect(screen.getByText(/Most views come from.*9:00/)).toBeInTheDocument();
  for (const [title, name] of [
    ["Day by day", "days"],
    ["Categories by views", "categories"],
    ["Where viewers are", "viewers"],
  ])
    expect(screen.getByRole("link", { name: `CSV: ${title}` })).toHaveAttribute(
      "href",
      `/api/analytics/artist/export?table=${name}&from=2026-03-09&to=2026-03-10`,
    );
});

it("shows few days as a table first, and the period before only if it is compared", async () => {
  serve(analytics());
  await renderPage(<AnalyticsTab />, { at: "/dashboard/artist?tab=analytics", language: "en" });
  expect(await screen.findByRole("button", { name: "As a plot: Day by day" })).toBeInTheDocument();
  const days = await table("Day by day");
  expect(days.getByRole("columnheader", { name: "Period before" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("switch", { name: "Compare with the period before" }));
  expect(days.queryByRole("columnheader", { name: "Period before" })).toBeNull();
  expect(screen.queryByText("100% more than before")).toBeNull();
});

it("asks for other days when they are chosen", async () => {
  const server = serve(analytics(), "from=2026-03-04&to=2026-03-10");
  await renderPage(<AnalyticsTab />, { at: "/dashboard/artist?tab=analytics&days=7", language: "en" });
  expect(await screen.findByRole("button", { name: "7 days" })).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(screen.getByRole("button", { name: "90 days" }));
  await waitFor(() => expect(server.sent("GET /api/analytics/artist?from=2025-12-11&to=2026-03-10")).toHaveLength(1));
});

it("writes each number in the digits that its reader chose, those within sentences too", async () => {
  serve(analytics(), "from=2026-03-09&to=2026-03-10");
  const at = "/dashboard/artist?tab=analytics&from=2026-03-09&to=2026-03-10";
  const { container } = await renderPage(<AnalyticsTab />, { at, digits: "latin" });
  await table("يومًا بيوم");
  expect(container).toHaveTextContent("7 أيام");
  expect(container.textContent).not.toMatch(/[٠-٩]/u);
});

it("tells of a period before in which more was taken back than given", async () => {
  serve(analytics({ totals: totals(12, 3), totalsBefore: totals(6, -2) }));
  await renderPage(<AnalyticsTab />, { at: "/dashboard/artist?tab=analytics", language: "en" });
  expect(await screen.findByTestId("analytics-likes")).toHaveTextContent("5 more than before");
});

it("asks for the viewers' places again with the same push as for the figures", async () => {
  const server = serve(analytics());
  const { joined, push } = stubLive();
  await renderPage(<AnalyticsTab />, { at: "/dashboard/artist?tab=analytics", language: "en" });
  await table("Where viewers are");
  const asked = () =>
    ["", "/viewers"].map(
      (path) => server.sent(`GET /api/analytics/artist${path}?from=2026-02-09&to=2026-03-10`).length,
    );
  await waitFor(() => expect(asked()).toEqual([1, 1]));
  await waitFor(() => expect(joined()).toContain(analyticsTopic("u")));
  push(analyticsTopic("u"), "looks");
  await waitFor(() => expect(asked()).toEqual([2, 2]));
});

it("tells somebody whom nobody looked at yet what there will be", async () => {
  const none = { ...totals(0, 0), profileViews: 0 };
  serve(analytics({ totals: none, totalsBefore: none }));
  await renderPage(<AnalyticsTab />, { at: "/dashboard/artist?tab=analytics" });
  expect(await screen.findByRole("heading", { name: "لا أرقام بعد" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "إضافة عمل" })).toHaveAttribute("href", "/upload");
});
