import * as z from "zod/mini";
import { answer, get } from "../kernel/endpoint";
import { pageFields } from "../kernel/query-input";
import type { OrderView } from "./order.views";

const OrdersQuery = z.object(pageFields(24));

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
    input: OrdersQuery,
    answer: answer<OrderView[]>(),
    paged: true,
  }),
  order: get("/api/orders/:id", {
    access: "signedIn",
    summary: { ar: "طلب واحد، لمن يعنيه", en: "One order, for those whom it concerns" },
    answer: answer<OrderView>(),
    refusals: ["ORDER_UNKNOWN"],
  }),
};
