import type { RouteObject } from "react-router-dom";

const listPage: RouteObject = {
  path: "orders",
  lazy: async () => ({ Component: (await import("./order-list-page")).OrderListPage }),
};

const orderPage: RouteObject = {
  path: "orders/:id",
  lazy: async () => ({ Component: (await import("./order-page")).OrderPage }),
};

const checkoutPage: RouteObject = {
  path: "checkout/:artworkId",
  lazy: async () => ({ Component: (await import("./checkout/checkout-page")).CheckoutPage }),
};

/** Pages of whoever is signed in. */
export const orderRoutes: RouteObject[] = [checkoutPage, listPage, orderPage];
