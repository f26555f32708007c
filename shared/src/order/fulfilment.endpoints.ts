import { answer, post } from "../kernel/endpoint";
import { NoBody } from "../kernel/no-body";
import {
  DeclineReturnBody,
  RefundOrderBody,
  RequestReturnBody,
  ReturnPictureBody,
  ShipmentBody,
} from "./fulfilment.commands";

type Ordered = { id: string };

const OF_BUYER = ["ACCOUNT_UNKNOWN", "NOT_YOUR_ORDER", "ORDER_NOT_PAID", "ORDER_IS_CANCELLED"] as const;
const OF_ANSWER = ["ACCOUNT_UNKNOWN", "NOT_YOUR_SALE", "ORDER_NOT_PAID", "ORDER_IS_CANCELLED"] as const;
const ids = { id: "ORDER_UNKNOWN" } as const;

/** What follows a payment. A suspension releases nobody from what they sold or bought, so suspended people may go on. */
export const fulfilmentWrites = {
  shipOrder: post("/api/orders/:id/shipment", {
    access: "signedIn",
    rateLimit: "writes",
    summary: { ar: "شحن طلب مع الناقل ورقم التتبع", en: "Says that a sold work was handed to a carrier" },
    ids,
    input: ShipmentBody,
    answer: answer<Ordered>(),
    refusals: [...OF_ANSWER, "ORDER_IS_SHIPPED"],
  }),
  confirmReceipt: post("/api/orders/:id/receipt", {
    access: "signedIn",
    rateLimit: "writes",
    summary: { ar: "تأكيد استلام العمل", en: "Says that a bought work was received" },
    ids,
    input: NoBody,
    answer: answer<Ordered>(),
    refusals: [...OF_BUYER, "ORDER_NOT_SHIPPED"],
  }),
  cancelUnshippedOrder: post("/api/orders/:id/cancellation", {
    access: "signedIn",
    rateLimit: "writes",
    summary: { ar: "إلغاء طلب تأخر شحنه واسترداد ثمنه", en: "Cancels an order that was not shipped in time" },
    ids,
    input: NoBody,
    answer: answer<Ordered>(),
    refusals: [...OF_BUYER, "ORDER_IS_SHIPPED", "SHIPMENT_NOT_LATE"],
  }),
  sendReturnPicture: post("/api/orders/:id/return/pictures", {
    access: "signedIn",
    rateLimit: "uploads",
    summary: {
      ar: "رفع صورة لطلب إرجاع",
      en: "Takes a picture for a return, in the form's field image; the request names it by its id",
    },
    ids,
    input: ReturnPictureBody,
    takesPicture: true,
    answer: answer<Ordered>(),
    creates: true,
    appendsNothing: true,
    refusals: ["ACCOUNT_UNKNOWN", "NOT_YOUR_ORDER", "IMAGE_MISSING", "IMAGE_UNREADABLE", "IMAGE_TOO_LARGE"],
  }),
  requestReturn: post("/api/orders/:id/return", {
    access: "signedIn",
    rateLimit: "writes",
    summary: { ar: "طلب إرجاع عمل مع السبب والصور", en: "Asks to return a work, with the reason and pictures" },
    ids,
    input: RequestReturnBody,
    answer: answer<Ordered>(),
    refusals: [
      ...OF_BUYER,
      "ORDER_NOT_RECEIVED",
      "RETURN_ALREADY_ASKED",
      "RETURN_PERIOD_OVER",
      "RETURN_PICTURE_UNKNOWN",
    ],
  }),
  acceptReturn: post("/api/orders/:id/return/accept", {
    access: "signedIn",
    rateLimit: "writes",
    summary: { ar: "قبول إرجاع، لفنان العمل", en: "Accepts a return, as its artist" },
    ids,
    input: NoBody,
    answer: answer<Ordered>(),
    refusals: [...OF_ANSWER, "NO_RETURN_TO_ANSWER", "RETURN_IS_ADMINISTRATORS"],
  }),
  declineReturn: post("/api/orders/:id/return/decline", {
    access: "signedIn",
    rateLimit: "writes",
    summary: { ar: "رفض إرجاع مع السبب، لفنان العمل", en: "Declines a return with a reason, as its artist" },
    ids,
    input: DeclineReturnBody,
    answer: answer<Ordered>(),
    refusals: [...OF_ANSWER, "NO_RETURN_TO_ANSWER", "RETURN_IS_ADMINISTRATORS"],
  }),
  sendReturn: post("/api/orders/:id/return/shipment", {
    access: "signedIn",
    rateLimit: "writes",
    summary: { ar: "إرسال المرتجع", en: "Says that the work was sent back" },
    ids,
    input: ShipmentBody,
    answer: answer<Ordered>(),
    refusals: [...OF_BUYER, "RETURN_NOT_ACCEPTED"],
  }),
  confirmReturnArrival: post("/api/orders/:id/return/arrival", {
    access: "signedIn",
    rateLimit: "writes",
    summary: { ar: "تأكيد وصول المرتجع", en: "Says that the work came back, as its artist" },
    ids,
    input: NoBody,
    answer: answer<Ordered>(),
    refusals: [...OF_ANSWER, "RETURN_NOT_SENT"],
  }),
  decideForReturn: post("/api/admin/orders/:id/return/accept", {
    access: "administrator",
    rateLimit: "writes",
    summary: { ar: "قبول إرجاع، للإدارة", en: "Accepts a return, also one that its artist declined" },
    ids,
    input: NoBody,
    answer: answer<Ordered>(),
    refusals: ["ORDER_NOT_PAID", "ORDER_IS_CANCELLED", "NO_RETURN_TO_ANSWER"],
  }),
  decideAgainstReturn: post("/api/admin/orders/:id/return/decline", {
    access: "administrator",
    rateLimit: "writes",
    summary: { ar: "رفض إرجاع مع السبب، للإدارة", en: "Declines a return with a reason, as an administrator" },
    ids,
    input: DeclineReturnBody,
    answer: answer<Ordered>(),
    refusals: ["ORDER_NOT_PAID", "ORDER_IS_CANCELLED", "NO_RETURN_TO_ANSWER"],
  }),
  recordReturnArrival: post("/api/admin/orders/:id/return/arrival", {
    access: "administrator",
    rateLimit: "writes",
    summary: { ar: "تأكيد وصول المرتجع، للإدارة", en: "Says that a work came back to its artist, as an administrator" },
    ids,
    input: NoBody,
    answer: answer<Ordered>(),
    refusals: ["ORDER_NOT_PAID", "ORDER_IS_CANCELLED", "RETURN_NOT_SENT"],
  }),
  refundOrder: post("/api/admin/orders/:id/refunds", {
    access: "administrator",
    rateLimit: "writes",
    summary: { ar: "رد ثمن طلب كله أو بعضه", en: "Gives the price of an order back, all or a part, with a reason" },
    ids,
    input: RefundOrderBody,
    answer: answer<Ordered>(),
    creates: true,
    refusals: ["ORDER_NOT_PAID", "ORDER_IS_CANCELLED", "NOTHING_TO_REFUND", "REFUND_TOO_LARGE"],
  }),
};
