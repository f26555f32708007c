import { useTranslation } from "../../i18n/use-translation";
import type { RouteObject } from "react-router-dom";
import type { AdminTab } from "../../ui/admin/admin-tabs";

const listPage: RouteObject = {
  path: "orders",
  lazy: async () => ({ Component: (await import("./order-list-page")).OrderListPage }),
};

const orderPage: RouteObject = {
  path: "orders/:id",
  lazy: async () => ({ Component: (await import("./order-page")).OrderPage }),
};

const salesPage: RouteObject = {
  path: "sales",
  lazy: async () => ({ Component: (await import("./sales-page")).SalesPage }),
};

const OrdersLabel = () => useTranslation("fulfilment").t("admin.tab");

export const ordersTab: AdminTab = {
  key: "orders",
  to: "/admin?tab=orders",
  Label: OrdersLabel,
  load: async () => (await import("./all-orders-page")).AllOrdersPage,
};

/** Pages of artists. */
export const artistOrderRoutes: RouteObject[] = [salesPage];

const checkoutPage: RouteObject = {
  path: "checkout/:artworkId",
  lazy: async () => ({ Component: (await import("./checkout/checkout-page")).CheckoutPage }),
};

/** Pages of whoever is signed in. */
export const orderRoutes: RouteObject[] = [checkoutPage, listPage, orderPage];
