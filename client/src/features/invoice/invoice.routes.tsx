import type { RouteObject } from "react-router-dom";

/** Pages of those whom an order concerns. */
export const invoiceRoutes: RouteObject[] = [
  { path: "orders/:id/invoice", lazy: async () => ({ Component: (await import("./invoice-page")).InvoicePage }) },
];
