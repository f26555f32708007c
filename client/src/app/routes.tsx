import type { AccountRole } from "@naqsh/shared/account";
import { Outlet, type RouteObject } from "react-router-dom";
import { accountRoutes } from "../features/account/account.routes";
import { artistRoutes, feedRoutes } from "../features/artist/artist.routes";
import { artworkRoutes, soldArtworkRoutes } from "../features/artwork/artwork.routes";
import { auctionRoutes } from "../features/auction/auction.routes";
import { collectionRoutes } from "../features/collection/collection.routes";
import { collectorRoutes } from "../features/collector/collector.routes";
import { WorkGridSkeleton } from "../features/artwork/components/work-grid-skeleton";
import { AdminPanel, adminPages } from "./admin";
import { analyticsRoute, artistDashboardRoutes, dashboardRoutes } from "../features/dashboard/dashboard.routes";
import { homeRoutes } from "../features/home/home.routes";
import { invoiceRoutes } from "../features/invoice/invoice.routes";
import { legalRoutes } from "../features/legal/legal.routes";
import { myDataRoutes, stayRoutes } from "../features/protection/my-data/my-data.routes";
import { notificationRoutes } from "../features/notification/notification.routes";
import { artistOrderRoutes, orderRoutes } from "../features/order/order.routes";
import { payoutRoutes } from "../features/payout/payout.routes";
import { profileRoutes } from "../features/profile/profile.routes";
import { protectionRoutes } from "../features/protection/protection.routes";
import { savedSearchRoutes, searchRoutes } from "../features/search/search.routes";
import { settingsRoutes } from "../features/settings/settings.routes";
import { WaitingPage } from "../ui/waiting-page";
import { besideLaterTexts } from "../i18n/i18n";
import { bring } from "../lib/bring";
import { sayConnectionLost } from "../ui/late-part";
import { ContentBoundary } from "./error-boundary";
import { RequireAuth } from "./guards";
import { RedirectKeepingQuery } from "./redirect-keeping-query";
import { Shell } from "./shell/shell";
import {
  ArtistAuctions,
  ArtistSeries,
  ArtistWorks,
  ArtworkAuctionPanel,
  dashboardSlots,
  FeedWork,
  HomeClosedLots,
  HomeOwnRows,
  HomeTrending,
  HomeFirstWork,
  HomeGallery,
  HomeLiveLot,
  HomeLiveLots,
  HomeOwnBids,
  OwnWorkActions,
  SaveMarketSearch,
  searchSlots,
  ToldMarketSearch,
  WishedWorks,
} from "./slots";

const artwork = artworkRoutes({
  AuctionPanel: ArtworkAuctionPanel,
  OwnWorkActions,
  SaveSearch: SaveMarketSearch,
  ToldSearch: ToldMarketSearch,
});

const artistSlots = {
  Works: ArtistWorks,
  Work: FeedWork,
  WorksSkeleton: WorkGridSkeleton,
  Auctions: ArtistAuctions,
  Series: ArtistSeries,
};

/** A page that did not come is asked for again, while the one before stands. */
const keptAsking = (pages: RouteObject[]): RouteObject[] =>
  pages.map((page) => {
    const kept: RouteObject = page.children ? { ...page, children: keptAsking(page.children) } : { ...page };
    const { lazy } = page;
    if (typeof lazy === "function") kept.lazy = () => bring(lazy, sayConnectionLost);
    return kept;
  });

/** The letters of an address count, small or large, as they do to the server. */
const asWritten = (pages: RouteObject[]): RouteObject[] =>
  pages.map((page) =>
    page.children
      ? { ...page, caseSensitive: true, children: asWritten(page.children) }
      : { ...page, caseSensitive: true },
  );

/** Pages whose texts are not among the first: they come with the page. */
const withLaterTexts = (pages: RouteObject[]): RouteObject[] =>
  pages.map((page) => {
    const { lazy } = page;
    if (typeof lazy !== "function") return page;
    return { ...page, lazy: () => besideLaterTexts(lazy()) };
  });

/** Pages inside the shell that everyone may open. */
const publicPages: RouteObject[] = [
  ...homeRoutes({
    LiveLot: HomeLiveLot,
    LiveLots: HomeLiveLots,
    OwnBids: HomeOwnBids,
    FirstWork: HomeFirstWork,
    ClosedLots: HomeClosedLots,
    Gallery: HomeGallery,
    OwnRows: HomeOwnRows,
    Trending: HomeTrending,
  }),
  ...artwork.publicPages,
  ...auctionRoutes.publicPages,
  ...withLaterTexts(searchRoutes(searchSlots)),
  ...withLaterTexts(artistRoutes(artistSlots, RedirectKeepingQuery)),
  ...withLaterTexts(collectionRoutes({ Works: WishedWorks, WorksSkeleton: WorkGridSkeleton })),
  ...withLaterTexts([...auctionRoutes.recordPages, ...accountRoutes, ...stayRoutes, ...legalRoutes]),
  ...withLaterTexts([analyticsRoute]),
  { path: "unauthorized", lazy: async () => ({ Component: (await import("./unauthorized-page")).UnauthorizedPage }) },
  { path: "login", element: <RedirectKeepingQuery to="/signin" /> },
  { path: "register", element: <RedirectKeepingQuery to="/signup" /> },
];

/** The same pages behind the guard, one layout route for all. */
const gated = (pages: RouteObject[], role?: AccountRole): RouteObject => ({
  element: (
    <RequireAuth {...(role ? { role } : {})}>
      <Outlet />
    </RequireAuth>
  ),
  children: pages,
});

/** Pages without the shell: full screen. */
const fullScreenPages: RouteObject[] = [
  {
    errorElement: <ContentBoundary />,
    hydrateFallbackElement: <></>,
    children: [...auctionRoutes.fullScreen, ...withLaterTexts(auctionRoutes.replays)],
  },
];

const everyPage: RouteObject[] = [
  ...fullScreenPages,
  {
    path: "/",
    element: <Shell />,
    errorElement: <ContentBoundary />,
    children: [
      {
        errorElement: <ContentBoundary />,
        hydrateFallbackElement: <WaitingPage />,
        children: [
          ...publicPages,
          gated([...artwork.artistPages, ...auctionRoutes.artistPages, ...withLaterTexts(artistOrderRoutes)], "artist"),
          gated(withLaterTexts(artistDashboardRoutes(dashboardSlots)), "artist"),
          gated(
            withLaterTexts([
              ...dashboardRoutes(dashboardSlots),
              ...feedRoutes(artistSlots),
              ...collectorRoutes({ Works: WishedWorks, WorksSkeleton: WorkGridSkeleton }),
              ...savedSearchRoutes,
              ...orderRoutes,
              ...soldArtworkRoutes,
              ...invoiceRoutes,
              ...payoutRoutes,
              ...notificationRoutes,
              ...settingsRoutes,
              ...protectionRoutes,
              ...myDataRoutes,
              ...profileRoutes,
            ]),
          ),
          gated([{ element: <AdminPanel />, children: withLaterTexts(adminPages) }], "admin"),
          { path: "*", lazy: async () => ({ Component: (await import("./not-found-page")).NotFoundPage }) },
        ],
      },
    ],
  },
];

export const routes: RouteObject[] = asWritten(keptAsking(everyPage));
