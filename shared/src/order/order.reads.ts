import * as z from "zod/mini";
import { answer, get } from "../kernel/endpoint";
import { pageFields } from "../kernel/query-input";
import { ORDER_STATUSES } from "./fulfilment.events";
import type { CheckoutView, WaysToPay, OrderView } from "./order.views";

const OrdersQuery = z.object(pageFields(24));

/** A list by what orders have come to, or by whom they wait for; one of both at a time. */
const FilteredOrdersQuery = z.object({
  ...pageFields(24),
  status: z.optional(z.enum(ORDER_STATUSES)),
  waitsFor: z.optional(z.enum(["buyer", "artist", "administrator"])),
});

export const orderReads = {
  myPurchases: get("/api/orders/my-purchases", {
    access: "signedIn",
    summary: { ar: "مشتريات القارئ، الأحدث أولًا", en: "The reader's purchases, newest first" },
    input: OrdersQuery,
    answer: answer<OrderView[]>(),
    paged: true,
  }),
  mySales: get("/api/orders/artist", {
    access: "signedIn",
    summary: { ar: "مبيعات الفنان، الأحدث أولًا", en: "An artist's sales, newest first" },
    input: FilteredOrdersQuery,
    answer: answer<OrderView[]>(),
    paged: true,
  }),
  allOrders: get("/api/admin/orders", {
    access: "administrator",
    summary: { ar: "كل الطلبات، الأحدث أولًا", en: "All orders, newest first, by status or by whom they wait for" },
    input: FilteredOrdersQuery,
    answer: answer<OrderView[]>(),
    paged: true,
  }),
  checkout: get("/api/checkout/:artworkId", {
    access: "signedIn",
    summary: {
      ar: "طلب القارئ لعمل إن كان له طلب، وما يبلغه ثمنه في كل منطقة",
      en: "The reader's order of a work, if there is one, and what the purchase comes to by zone",
    },
    answer: answer<CheckoutView>(),
  }),
  returnPicture: get("/api/orders/:id/return/pictures/:pictureId", {
    access: "signedIn",
    summary: { ar: "صورة من طلب إرجاع، لمن يعنيه", en: "A picture of a return, for those whom it concerns" },
    answer: answer<null>(),
    produces: ["image/webp"],
    refusals: ["NOT_FOUND"],
  }),
  waysToPay: get("/api/payments/methods", {
    access: "anyone",
    summary: { ar: "طرق الدفع المتاحة الآن", en: "The ways to pay that are open now" },
    answer: answer<WaysToPay>(),
  }),
  order: get("/api/orders/:id", {
    access: "signedIn",
    summary: { ar: "طلب واحد، لمن يعنيه", en: "One order, for those whom it concerns" },
    answer: answer<OrderView>(),
    refusals: ["ORDER_UNKNOWN"],
  }),
};
