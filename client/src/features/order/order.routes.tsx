import type { RouteObject } from "react-router-dom";

const listPage: RouteObject = {
  path: "orders",
  lazy: async () => ({ Component: (await import("./order-list-page")).OrderListPage }),
};

const orderPage: RouteObject = {
  path: "orders/:id",
  lazy: async () => ({ Component: (await import("./order-page")).OrderPage }),
};

/** Pages of whoever is signed in. */
export const orderRoutes: RouteObject[] = [listPage, orderPage];
