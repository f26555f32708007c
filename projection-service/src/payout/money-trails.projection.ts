import { invoiceEventWords } from "@naqsh/shared/invoice";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import { typesIn } from "@naqsh/shared/kernel/event-words";
import type { Halalas } from "@naqsh/shared/kernel/money";
import type { Projection } from "@naqsh/shared/kernel/projection";
import {
  REFUNDS_BESIDE_PRICE,
  type DeliveryChosen,
  type OrderCreated,
  type PaymentSucceeded,
  type RefundOwed,
} from "@naqsh/shared/order";
import { payoutAmountsOf, type PayoutItem, type TrailStation, type TrailStep } from "@naqsh/shared/payout";
import type { EventsOf } from "@naqsh/shared/registry";

/** Every step of an order's money, in the order of the log. */
export type MoneyTrailDocument = { orderId: string; steps: TrailStep[] };

const HANDLED = [
  "OrderCreated",
  "DeliveryChosen",
  "TransferReceived",
  "PaymentSucceeded",
  "RefundOwed",
  "OrderRefunded",
  "RefundFailed",
  ...typesIn(invoiceEventWords),
  "PayoutOpened",
  "PayoutScheduled",
  "PayoutDayMoved",
  "PayoutReduced",
  "PayoutConfirmed",
  "PayoutFailed",
] as const;
type Event = EventsOf<typeof HANDLED>;
type Station = readonly [TrailStation, Halalas | null];

const itemOf = (items: readonly PayoutItem[], orderId: string): Halalas =>
  items.find((item) => item.orderId === orderId)?.amount ?? 0;

const pricesOf = ({ amounts }: (OrderCreated | DeliveryChosen)["data"]): Station[] => {
  const { total, vat, commission, delivery } = payoutAmountsOf({ amounts });
  const price: Station[] = [["price", total - vat - delivery]];
  const withDelivery: Station[] = delivery === 0 ? price : [...price, ["delivery", delivery]];
  return [...withDelivery, ["vat", vat], ["commission", commission]];
};

const paidOf = (data: PaymentSucceeded["data"]): Station[] => {
  const { total, fee } = payoutAmountsOf(data);
  return fee === 0
    ? [["paid", total]]
    : [
        ["paid", total],
        ["fee", fee],
      ];
};

const isBeside = ({ reason }: RefundOwed["data"]): boolean => reason !== undefined && REFUNDS_BESIDE_PRICE.has(reason);

/** What an event moves, below or above zero, by the station that it reaches. */
const stationsOf = (event: RecordedEvent<Event>, orderId: string): Station[] => {
  switch (event.type) {
    case "OrderCreated":
    case "DeliveryChosen":
      return pricesOf(event.data);
    case "TransferReceived":
      return [["transferred", event.data.amount]];
    case "PaymentSucceeded":
      return paidOf(event.data);
    case "RefundOwed":
      return [[isBeside(event.data) ? "excessOwed" : "refundOwed", event.data.amount]];
    case "OrderRefunded":
      return [[event.data.isBesidePrice ? "excessReturned" : "refunded", event.data.amount]];
    case "RefundFailed":
      return [[event.data.isBesidePrice ? "excessFailed" : "refundFailed", event.data.amount]];
    case "InvoiceIssued":
      return [["invoice", event.data.total]];
    case "CreditNoteIssued":
      return [["creditNote", event.data.total]];
    case "DebitNoteIssued":
      return [["debitNote", event.data.total]];
    case "PayoutOpened":
      return [["payoutOpened", event.data.payout]];
    case "PayoutScheduled":
      return [["payoutScheduled", null]];
    case "PayoutDayMoved":
      return [["payoutDayMoved", null]];
    case "PayoutReduced":
      return [["payoutReduced", event.data.payout]];
    case "PayoutConfirmed": {
      const amount = itemOf(event.data.items, orderId);
      return [[amount < 0 ? "payoutReclaimed" : "payoutMade", Math.abs(amount)]];
    }
    case "PayoutFailed":
      return [["payoutFailed", Math.abs(itemOf(event.data.items, orderId))]];
  }
};

const PRICED: ReadonlySet<TrailStation> = new Set(["price", "delivery", "vat", "commission"]);

/** The price as it is now: a part that a choice of delivery did not change still rests on the event before. */
const repriced = (before: readonly TrailStep[], now: readonly TrailStep[]): TrailStep[] => [
  ...now.map(
    (step) => before.find(({ station, amount }) => station === step.station && amount === step.amount) ?? step,
  ),
  ...before.filter(({ station }) => !PRICED.has(station)),
];

/** The way of each order's money, from its price to the artist's account, with the event behind each step. */
export const moneyTrailsProjection: Projection<MoneyTrailDocument, Event> = {
  name: "money-trails",
  version: 5,
  indexes: {},
  handles: HANDLED,
  keysOf: ({ data }) => ("items" in data ? data.items.map(({ orderId }) => orderId) : [data.orderId]),
  evolve: (trail, event, orderId) => {
    const { id: eventId, recordedAt: at, type } = event;
    const steps = stationsOf(event, orderId).map(([station, amount]) => ({
      station,
      amount,
      at,
      eventId,
      event: type,
    }));
    const before = trail?.steps ?? [];
    return { orderId, steps: type === "DeliveryChosen" ? repriced(before, steps) : [...before, ...steps] };
  },
};
