import type { RouteObject } from "react-router-dom";

const listPage: RouteObject = {
  path: "auctions",
  lazy: async () => ({ Component: (await import("./list/auction-list-page")).AuctionListPage }),
};

const roomPage: RouteObject = {
  path: "/auctions/:auctionId",
  lazy: async () => ({ Component: (await import("./room/auction-room-page")).AuctionRoomPage }),
};

const replayPage: RouteObject = {
  path: "/auctions/:auctionId/replay",
  lazy: async () => ({ Component: (await import("./replay/replay-page")).ReplayPage }),
};

const certificatePage: RouteObject = {
  path: "auctions/:auctionId/certificate",
  lazy: async () => ({ Component: (await import("./certificate/certificate-page")).CertificatePage }),
};

const schedulePage: RouteObject = {
  path: "artwork/:id/auction/new",
  lazy: async () => ({ Component: (await import("./schedule/schedule-auction-page")).ScheduleAuctionPage }),
};

/** `fullScreen` and `replays` stand without the site's frame: the live room and what it was. */
export const auctionRoutes = {
  publicPages: [listPage],
  recordPages: [certificatePage],
  artistPages: [schedulePage],
  fullScreen: [roomPage],
  replays: [replayPage],
};
