import { decimalFromHalalas } from "@naqsh/shared/kernel/money";
import type { orderReads, OrderView } from "@naqsh/shared/order";
import { nextOf, pageOf } from "../http/list-page";
import { presentEach } from "../http/present-each";
import { refused } from "../http/query-route";
import type { QueriesFor, Query } from "../http/query-route";
import { isAdministrator } from "../joins/is-administrator";
import type { QueryDeps } from "../query-deps";
import { openFulfilment } from "./open-fulfilment";
import { orderNumber } from "./order-number";
import type { OrderDocument } from "./orders.projection";

type Reads = typeof orderReads;

const VIEWS = ["orders", "artworks", "people"] as const;

const orderView = async (order: OrderDocument, deps: QueryDeps): Promise<OrderView | null> => {
  const { views, lots, people } = deps;
  const lot = await lots.lot(order.artworkId);
  if (lot === null) return null;
  const { orderId, buyerId, artistId: _artistId, year, position, waitsFor: _waitsFor, fulfilment, ...rest } = order;
  const buyer = await views.people.get(buyerId);
  return {
    ...rest,
    fulfilment: await openFulfilment(fulfilment, orderId, people),
    id: orderId,
    number: await orderNumber({ year, position }, deps),
    lot,
    totalAmount: decimalFromHalalas(order.amounts.total),
    buyer: {
      id: buyerId,
      firstName: await people.open(buyer?.firstName ?? null),
      lastName: await people.open(buyer?.lastName ?? null),
    },
  };
};

const maySee = async (order: OrderDocument, asker: string, deps: QueryDeps): Promise<boolean> =>
  [order.buyerId, order.artistId].includes(asker) || (await isAdministrator(asker, deps));

const listBy = (index: "byBuyer" | "byArtist", deps: QueryDeps): Query<Reads["myPurchases"]> => ({
  views: VIEWS,
  answer: async ({ asker, input }) => {
    const found = await deps.views.orders.find({ index, equals: [asker], direction: "descending", ...pageOf(input) });
    const orders = await presentEach(found.documents, ({ document }) => orderView(document, deps));
    return { body: orders.filter((order) => order !== null), next: nextOf(found) };
  },
});

/** A collector's purchases, an artist's sales, and one order for those whom it concerns. */
export const orderQueries = (deps: QueryDeps): QueriesFor<Reads> => ({
  myPurchases: listBy("byBuyer", deps),
  mySales: listBy("byArtist", deps),
  order: {
    views: VIEWS,
    answer: async ({ params, asker }) => {
      const order = await deps.views.orders.get(params.id);
      // Another's order is answered like one that does not exist: ids of orders tell nothing.
      if (order === null || !(await maySee(order, asker, deps))) return refused("ORDER_UNKNOWN");
      const body = await orderView(order, deps);
      return body === null ? refused("ORDER_UNKNOWN") : { body };
    },
  },
});
