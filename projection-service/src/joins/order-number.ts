import { orderNumberOf } from "@naqsh/shared/order";
import type { QueryDeps } from "../query-deps";
import type { OrderDocument } from "../order/orders.projection";

/** The number of an order. It follows from the log alone and never changes: no later order lies before an earlier one there. */
export const orderNumber = async (
  { year, position }: Pick<OrderDocument, "year" | "position">,
  { views: { orders } }: Pick<QueryDeps, "views">,
): Promise<string> => orderNumberOf(1 + (await orders.count("byYear", [year], position)));
