import type { RouteObject } from "react-router-dom";
import type { HomeSlots } from "./home-slots";

export const homeRoutes = (slots: HomeSlots): RouteObject[] => [
  {
    index: true,
    lazy: async () => {
      const { HomePage } = await import("./home-page");
      return { Component: () => <HomePage {...slots} /> };
    },
  },
];
