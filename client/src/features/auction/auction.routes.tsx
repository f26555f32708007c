import type { RouteObject } from "react-router-dom";

const listPage: RouteObject = {
  path: "auctions",
  lazy: async () => ({ Component: (await import("./auction-list-page")).AuctionListPage }),
};

const roomPage: RouteObject = {
  path: "/auctions/:auctionId",
  lazy: async () => ({ Component: (await import("./auction-room-page")).AuctionRoomPage }),
};

const schedulePage: RouteObject = {
  path: "artwork/:id/auction/new",
  lazy: async () => ({ Component: (await import("./schedule-auction-page")).ScheduleAuctionPage }),
};

/** `fullScreen` stands without the site's frame: the live room. */
export const auctionRoutes = {
  publicPages: [listPage],
  artistPages: [schedulePage],
  fullScreen: [roomPage],
};
