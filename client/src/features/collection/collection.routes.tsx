import type { RouteObject } from "react-router-dom";
import type { CollectionSlots } from "./collection-slots";

/** Pages that everyone may open; a private collection is its owner's alone. */
export const collectionRoutes = (slots: CollectionSlots): RouteObject[] => [
  { path: "collections", lazy: async () => ({ Component: (await import("./collections-page")).CollectionsPage }) },
  {
    path: "collections/:collectionId",
    lazy: async () => {
      const { CollectionPage } = await import("./collection-page");
      return { Component: () => <CollectionPage slots={slots} /> };
    },
  },
];
