import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";

export type HomeSlots = { LiveLot: ComponentType };

/** `LiveLot` comes from the feature of auctions; the app brings the two together. */
export const homeRoutes = ({ LiveLot }: HomeSlots): RouteObject[] => [
  {
    index: true,
    lazy: async () => {
      const { HomePage } = await import("./home-page");
      return { Component: () => <HomePage LiveLot={LiveLot} /> };
    },
  },
];
