import type { InternalRoute } from "@naqsh/shared/platform/http/internal-router";
import { actOn } from "./operator-actions";
import type { OperatedShop } from "./operated-shop";

/** The operator's screen without a screen: for `npm run ops`, at any node. */
export const internalOperations = (shop: OperatedShop): InternalRoute[] => [
  { method: "GET", path: "/internal/operations", answer: async () => ({ body: await shop.overview() }) },
  {
    method: "POST",
    path: "/internal/operations/:action",
    answer: async ({ params, body }) => ({ body: { done: await actOn(shop, params["action"]!, body) } }),
  },
];
