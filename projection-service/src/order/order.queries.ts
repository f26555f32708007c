import { decimalFromHalalas } from "@naqsh/shared/kernel/money";
import { refundDueAtOf, returnPictureFileOf } from "@naqsh/shared/order";
import type { orderReads, OrderSide, OrderStatus, OrderView } from "@naqsh/shared/order";
import { unsealBytes } from "@naqsh/shared/platform/event-codec/sealed-bytes";
import { nextOf, pageOf } from "../http/list-page";
import { presentEach } from "../http/present-each";
import { refused } from "../http/query-route";
import type { QueriesFor } from "../http/query-route";
import { addressOf } from "../joins/artwork-image";
import { allDocuments } from "../joins/all-documents";
import { openClaim } from "../joins/open-claim";
import { settingsInForce } from "../joins/settings-in-force";
import { isAdministrator } from "../joins/is-administrator";
import type { QueryDeps } from "../query-deps";
import { priceToBuy, sumsByZone } from "./checkout-sums";
import { openDelivery } from "./open-delivery";
import { openFulfilment } from "./open-fulfilment";
import { orderNumber } from "../joins/order-number";
import type { OrderDocument, ordersProjection } from "./orders.projection";

type Reads = typeof orderReads;
type OrderIndex = keyof typeof ordersProjection.indexes;

/** Of such an order its buyer may buy the work again, if it is on sale. */
const FALLEN: ReadonlySet<OrderStatus> = new Set(["cancelled", "returned", "refunded"]);
const VIEWS = ["orders", "artworks", "people", "settings"] as const;

/** Until it is paid the address is its buyer's alone. */
const isDeliveryTold = ({ status, buyerId }: OrderDocument, asker: string | null): boolean =>
  buyerId === asker || (status !== "pending" && status !== "cancelled");

/** The account that an awaited transfer goes to is told to who has to make it, and to nobody else. */
const paymentView = async (
  { payment, status, buyerId }: OrderDocument,
  { views }: QueryDeps,
  asker: string | null,
): Promise<OrderView["payment"]> => {
  if (!payment.transfer || status !== "pending" || buyerId !== asker) return payment;
  const { bankAccount } = await settingsInForce(views);
  return bankAccount === null ? payment : { ...payment, transfer: { ...payment.transfer, account: bankAccount } };
};

/** Its artist is told of none, and who sends it otherwise is between administrators. */
const failedRefundsFor = async (
  { artistId, buyerId, failedRefunds }: OrderDocument,
  deps: QueryDeps,
  asker: string | null,
): Promise<OrderView["failedRefunds"]> => {
  if (artistId === asker || failedRefunds.length === 0) return [];
  const { holidays } = await settingsInForce(deps.views);
  const isAdministrators = asker !== null && asker !== buyerId;
  return Promise.all(
    failedRefunds.map(async ({ claim, ...refund }) => ({
      ...refund,
      dueAt: refundDueAtOf(refund.failedAt, holidays),
      claim: isAdministrators ? await openClaim(claim, deps) : null,
    })),
  );
};

const orderView = async (
  order: OrderDocument,
  deps: QueryDeps,
  asker: string | null = null,
): Promise<OrderView | null> => {
  const { views, lots, people } = deps;
  const lot = await lots.lot(order.artworkId);
  if (lot === null) return null;
  const {
    orderId,
    buyerId,
    artistId,
    year,
    position,
    waitsFor: _waitsFor,
    waitsForAdministrator: _waitsForAdministrator,
    failedRefunds: _failedRefunds,
    fulfilment,
    delivery,
    ...rest
  } = order;
  const buyer = await views.people.get(buyerId);
  const { holidays } = await settingsInForce(views);
  return {
    ...rest,
    payment: await paymentView(order, deps, asker),
    failedRefunds: await failedRefundsFor(order, deps, asker),
    fulfilment: await openFulfilment(fulfilment, { orderId, people, holidays, isArtist: artistId === asker }),
    delivery: isDeliveryTold(order, asker) ? await openDelivery(delivery, people) : null,
    id: orderId,
    number: await orderNumber({ year, position }, deps),
    lot,
    artwork: { id: order.artworkId, title: lot.title, imageUrl: addressOf(lot.image), artist: lot.artist },
    totalAmount: decimalFromHalalas(order.amounts.total),
    amount: decimalFromHalalas(order.amounts.total),
    buyerId,
    buyer: { id: buyerId, ...(await people.namesOf(buyer)) },
  };
};

const maySee = async (order: OrderDocument, asker: string, deps: QueryDeps): Promise<boolean> =>
  [order.buyerId, order.artistId].includes(asker) || (await isAdministrator(asker, deps));

type Asked = {
  status?: OrderStatus | undefined;
  waitsFor?: OrderSide | undefined;
  limit: number;
  cursor?: string | undefined;
};

/** Which index answers, and by what: of an artist's sales, or of all orders if `of` is empty. */
const indexOf = (of: readonly string[], { status, waitsFor }: Asked): { index: OrderIndex; equals: string[] } => {
  const isOfArtist = of.length > 0;
  if (waitsFor === "administrator" && !isOfArtist) return { index: "byAdministratorsWait", equals: ["yes"] };
  if (waitsFor !== undefined) return { index: isOfArtist ? "byArtistAndWait" : "byWait", equals: [...of, waitsFor] };
  if (status !== undefined) return { index: isOfArtist ? "byArtistAndStatus" : "byStatus", equals: [...of, status] };
  return { index: isOfArtist ? "byArtist" : "byTime", equals: [...of] };
};

const listed = async (
  where: { index: OrderIndex; equals: string[] },
  input: Asked,
  deps: QueryDeps,
  asker: string | null = null,
): Promise<{ body: OrderView[]; next: Record<string, string> | null }> => {
  const found = await deps.views.orders.find({ ...where, direction: "descending", ...pageOf(input) });
  const orders = await presentEach(found.documents, ({ document }) => orderView(document, deps, asker));
  return { body: orders.filter((order) => order !== null), next: nextOf(found) };
};

const returnPictureOf = async (order: OrderDocument, pictureId: string, { files, keys }: QueryDeps) => {
  if (!order.fulfilment.returning?.pictures.includes(pictureId)) return null;
  const file = returnPictureFileOf(order.orderId, pictureId);
  const [key, sealed] = await Promise.all([keys.find(order.buyerId), files.read(file)]);
  return key && sealed && unsealBytes(key, sealed, file);
};

/** A collector's purchases, an artist's sales, all of them for administrators, and one order for those whom it concerns. */
export const orderQueries = (deps: QueryDeps): QueriesFor<Reads> => ({
  myPurchases: {
    views: VIEWS,
    answer: ({ asker, input }) => listed({ index: "byBuyer", equals: [asker] }, input, deps),
  },
  mySales: {
    views: VIEWS,
    answer: ({ asker, input }) => listed(indexOf([asker], input), input, deps, asker),
  },
  allOrders: { views: VIEWS, answer: ({ asker, input }) => listed(indexOf([], input), input, deps, asker) },
  checkout: {
    views: ["orders", "artworks", "settings"],
    answer: async ({ params, asker }) => {
      const own = allDocuments(deps.views.orders, "byBuyerAndArtwork", [asker, params.artworkId]);
      for await (const order of own) {
        if (FALLEN.has(order.status)) continue;
        const sums = order.status === "pending" ? await sumsByZone(order.amounts.net, deps) : null;
        return { body: { orderId: order.orderId, sums } };
      }
      const net = await priceToBuy(params.artworkId, asker, deps);
      return { body: { orderId: null, sums: net === null ? null : await sumsByZone(net, deps) } };
    },
  },
  returnPicture: {
    views: ["orders", "people"],
    answer: async ({ params, asker }) => {
      const order = await deps.views.orders.get(params.id);
      if (order === null || !(await maySee(order, asker, deps))) return refused("NOT_FOUND");
      const picture = await returnPictureOf(order, params.pictureId, deps);
      return picture ? { content: picture, type: "image/webp" } : refused("NOT_FOUND");
    },
  },
  waysToPay: {
    views: ["settings"],
    answer: async () => {
      const { publishableKey, sandbox } = deps.cards;
      const { bankAccount } = await settingsInForce(deps.views);
      const stripe = publishableKey === null ? null : { publishableKey };
      return { body: { sandbox, stripe, transfer: bankAccount !== null } };
    },
  },
  order: {
    views: VIEWS,
    answer: async ({ params, asker }) => {
      const order = await deps.views.orders.get(params.id);
      // Another's order is answered like one that does not exist: ids of orders tell nothing.
      if (order === null || !(await maySee(order, asker, deps))) return refused("ORDER_UNKNOWN");
      const body = await orderView(order, deps, asker);
      return body === null ? refused("ORDER_UNKNOWN") : { body };
    },
  },
});
