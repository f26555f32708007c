import { Navigate, type RouteObject } from "react-router-dom";
import { besideLaterTexts } from "../../i18n/i18n";
import type { ArtworkSlots } from "./artwork-slots";

type ArtworkRoutes = { publicPages: RouteObject[]; artistPages: RouteObject[] };

/** Pages of whoever is signed in. */
export const soldArtworkRoutes: RouteObject[] = [
  {
    path: "artwork/:artworkId/sales/:orderId",
    lazy: async () => ({ Component: (await import("./papers/sold-artwork-page")).SoldArtworkPage }),
  },
];

/** The pages of works; the app fills in what comes from other features. */
export const artworkRoutes = (slots: ArtworkSlots): ArtworkRoutes => ({
  publicPages: [
    {
      path: "marketplace",
      lazy: async () => {
        const { MarketplacePage } = await import("./marketplace-page");
        return { Component: () => <MarketplacePage slots={slots} /> };
      },
    },
    {
      path: "artwork/:artworkId",
      lazy: async () => {
        const { ArtworkPage } = await import("./artwork-page");
        return { Component: () => <ArtworkPage slots={slots} /> };
      },
    },
  ],
  artistPages: [
    {
      path: "upload",
      lazy: async () => ({ Component: (await besideLaterTexts(import("./upload-page"))).UploadPage }),
    },
    {
      path: "artwork/:artworkId/edit",
      lazy: async () => ({ Component: (await besideLaterTexts(import("./revise-page"))).RevisePage }),
    },
    // Where it stood before the dashboard had it.
    { path: "my-works", element: <Navigate to="/dashboard/artist?tab=artworks" replace /> },
  ],
});
