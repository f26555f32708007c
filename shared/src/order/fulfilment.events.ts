import type { EventOf } from "../kernel/decider";
import type { Instant } from "../kernel/instant";
import type { PersonalText } from "../kernel/personal";

/** Who carries a parcel; `other` if the artist names nobody of these. */
export const CARRIERS = ["spl", "smsa", "aramex", "dhl", "naqel", "other"] as const;
export type Carrier = (typeof CARRIERS)[number];

/**
 * `processing`: paid, and the artist prepares the parcel; `completed`: received; `returned`: the work is back with its artist, and
 * the money on its way.
 */
export const ORDER_STATUSES = [
  "pending",
  "processing",
  "shipped",
  "completed",
  "cancelled",
  "returnRequested",
  "returned",
  "refunded",
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Every event of an order's life after its payment names both sides and the work. */
type OfSale<Data> = { orderId: string; buyerId: string; artistId: string; artworkId: string } & Data;

/** `receiptDueAt`: from then on it counts as received, unless the buyer says so before (docs/rules.md#orders). */
export type OrderShipped = EventOf<
  "OrderShipped",
  OfSale<{ carrier: Carrier; trackingNumber: string; shippedAt: Instant; receiptDueAt: Instant }>
>;

/** The artist let the time to ship pass: from now on the buyer may cancel. */
export type ShipmentOverdue = EventOf<"ShipmentOverdue", OfSale<{ dueAt: Instant }>>;

/** `returnDueAt`: until then the buyer may ask to return the work. */
export type OrderReceived = EventOf<
  "OrderReceived",
  OfSale<{ receivedAt: Instant; by: "buyer" | "deadline"; returnDueAt: Instant }>
>;

/** The buyer's own words and pictures, sealed with the buyer's key. `answerDueAt`: the artist's time, then it is an administrator's. */
export type ReturnRequested = EventOf<
  "ReturnRequested",
  OfSale<{
    reason: PersonalText;
    isDefective: boolean;
    /** Names of sealed files. */
    pictures: string[];
    requestedAt: Instant;
    answerDueAt: Instant;
  }>
>;

/** The artist did not answer in time: administrators decide. */
export type ReturnEscalated = EventOf<"ReturnEscalated", OfSale<{ dueAt: Instant }>>;

export type ReturnAnswerer = "artist" | "administrator";

/** `sendDueAt`: until then the buyer hands the work to a carrier; the return lapses otherwise. */
export type ReturnAccepted = EventOf<
  "ReturnAccepted",
  OfSale<{ by: ReturnAnswerer; answeredBy: string; acceptedAt: Instant; sendDueAt: Instant }>
>;

/**
 * `reason` is about the buyer's request and sealed with the buyer's key. `returnDueAt`: until then an administrator may accept the
 * return that the artist declined; then the sale stands.
 */
export type ReturnDeclined = EventOf<
  "ReturnDeclined",
  OfSale<{ by: ReturnAnswerer; answeredBy: string; reason: PersonalText; declinedAt: Instant; returnDueAt: Instant }>
>;

/** The buyer did not send the work back in time. */
export type ReturnLapsed = EventOf<"ReturnLapsed", OfSale<{ dueAt: Instant; returnDueAt: Instant }>>;

/** No return can be asked or accepted any more: the sale stands, and the artist's share becomes due. */
export type ReturnPeriodEnded = EventOf<"ReturnPeriodEnded", OfSale<{ endedAt: Instant }>>;

/** `arrivalDueAt`: from then on it counts as arrived, unless the artist or an administrator says so before. */
export type ReturnSent = EventOf<
  "ReturnSent",
  OfSale<{ carrier: Carrier; trackingNumber: string; sentAt: Instant; arrivalDueAt: Instant }>
>;

export type ReturnArrived = EventOf<
  "ReturnArrived",
  OfSale<{ arrivedAt: Instant; by: ReturnAnswerer | "deadline"; confirmedBy: string | null }>
>;

/** What an order waits for after its payment, each with a moment at which the waiting ends. */
export type FulfilmentStep =
  | "shipment"
  | "receipt"
  | "returnPeriod"
  | "returnAnswer"
  | "returnSending"
  | "returnArrival";

/** An outage, or holidays that were set later, gave time back. `moveId`: the outage or the change of settings, each moves once. */
export type OrderDeadlineMoved = EventOf<
  "OrderDeadlineMoved",
  OfSale<{ moveId: string; because: "outage" | "holidays"; step: FulfilmentStep; dueAt: Instant }>
>;

export type FulfilmentEvent =
  | OrderShipped
  | ShipmentOverdue
  | OrderReceived
  | ReturnRequested
  | ReturnEscalated
  | ReturnAccepted
  | ReturnDeclined
  | ReturnLapsed
  | ReturnPeriodEnded
  | ReturnSent
  | ReturnArrived
  | OrderDeadlineMoved;
