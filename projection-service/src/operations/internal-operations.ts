import type { InternalRoute } from "@naqsh/shared/platform/http/internal-router";
import { actOn } from "./operations-desk";
import type { OperatedShop } from "./operations-desk";

const recordFrom = (body: unknown): Record<string, unknown> =>
  typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};

/** The operator's screen without a screen: for `npm run ops`, at any node. */
export const internalOperations = (shop: OperatedShop): InternalRoute[] => [
  { method: "GET", path: "/internal/operations", answer: async () => ({ body: await shop.overview() }) },
  {
    method: "POST",
    path: "/internal/operations/:action",
    answer: async ({ params, body }) => ({ body: { done: await actOn(shop, params["action"]!, recordFrom(body)) } }),
  },
];
