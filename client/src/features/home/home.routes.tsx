import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";

/** What other features draw on the home page; the app brings them together. */
export type HomeSlots = {
  /** The live lot, or the next one; null where there is no such feature. */
  LiveLot: ComponentType | null;
  Gallery: ComponentType<{ wide?: number }>;
};

export const homeRoutes = (slots: HomeSlots): RouteObject[] => [
  {
    index: true,
    lazy: async () => {
      const { HomePage } = await import("./home-page");
      return { Component: () => <HomePage {...slots} /> };
    },
  },
];
