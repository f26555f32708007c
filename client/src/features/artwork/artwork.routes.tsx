import type { RouteObject } from "react-router-dom";
import type { ArtworkSlots } from "./artwork-slots";

type ArtworkRoutes = { publicPages: RouteObject[]; artistPages: RouteObject[] };

/** The pages of works; the app fills in what comes from other features. */
export const artworkRoutes = (slots: ArtworkSlots): ArtworkRoutes => ({
  publicPages: [
    {
      path: "marketplace",
      lazy: async () => ({ Component: (await import("./marketplace-page")).MarketplacePage }),
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
    { path: "upload", lazy: async () => ({ Component: (await import("./upload-page")).UploadPage }) },
    { path: "artwork/:artworkId/edit", lazy: async () => ({ Component: (await import("./revise-page")).RevisePage }) },
    {
      path: "my-works",
      lazy: async () => {
        const { MyWorksPage } = await import("./my-works-page");
        return { Component: () => <MyWorksPage OwnWorkActions={slots.OwnWorkActions} /> };
      },
    },
  ],
});
