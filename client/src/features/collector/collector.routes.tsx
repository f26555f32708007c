import type { RouteObject } from "react-router-dom";
import type { CollectorSlots } from "./collector-slots";

/** Pages of whoever is signed in. */
export const collectorRoutes = (slots: CollectorSlots): RouteObject[] => [
  {
    path: "wishlist",
    lazy: async () => {
      const { WishlistPage } = await import("./wishlist-page");
      return { Component: () => <WishlistPage slots={slots} /> };
    },
  },
];
