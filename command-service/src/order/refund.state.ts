import { REFUNDS_BESIDE_PRICE } from "@naqsh/shared/order";
import type { OrderRefunded, RefundEvent, RefundOwed } from "@naqsh/shared/order";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Halalas } from "@naqsh/shared/kernel/money";

/** Money of a payment that goes back; `isDone`: it went. */
export type Refund = {
  paymentId: string;
  /** The payment's, at its provider. */
  reference: string;
  amount: Halalas;
  isDone: boolean;
  /** How it went, if it is done; null if its event of before does not say. */
  sent: { by: "hand"; bankReference: string | null } | { by: "provider"; name: string } | null;
  /** Which of the order's refunds it was to be told as given back, from 1 on; null while none told so. */
  toldAs: number | null;
  /** Refunds of the provider's that failed, by their names there. */
  failed: readonly string[];
  /** The last one failed, and an administrator is waited for. */
  hasFailed: boolean;
  /** How often it was sent anew. */
  repeated: number;
  /** The administrator who transfers it at the bank, and since when; null if nobody said so. */
  claim: { by: string; at: Instant } | null;
  /** Money that never was a part of the price. */
  isBesidePrice?: true;
};

/** By the refund's id; by the payment's where all of it goes back at once. */
export type Refunds = ReadonlyMap<string, Refund>;

type Told = RefundOwed | OrderRefunded | RefundEvent;

const owed = ({ paymentId, reference, amount, reason }: RefundOwed["data"]): Refund => ({
  paymentId,
  reference,
  amount,
  isDone: false,
  sent: null,
  toldAs: null,
  failed: [],
  hasFailed: false,
  repeated: 0,
  claim: null,
  ...(reason !== undefined && REFUNDS_BESIDE_PRICE.has(reason) && { isBesidePrice: true }),
});

const sentAs = ({ sentBy, bankReference, providerRefund }: OrderRefunded["data"]): Refund["sent"] => {
  if (sentBy !== undefined) return { by: "hand", bankReference: bankReference ?? null };
  return providerRefund === undefined ? null : { by: "provider", name: providerRefund };
};

const evolved = (refund: Refund, event: Exclude<Told, RefundOwed>, toldBefore: number): Refund => {
  switch (event.type) {
    case "OrderRefunded":
      return {
        ...refund,
        amount: event.data.amount,
        isDone: true,
        sent: sentAs(event.data),
        toldAs: refund.toldAs ?? toldBefore + 1,
        hasFailed: false,
        claim: null,
      };
    case "RefundFailed":
      return { ...refund, isDone: false, hasFailed: true, failed: [...refund.failed, event.data.providerRefund] };
    case "RefundRepeated":
      return { ...refund, hasFailed: false, repeated: event.data.nth };
    case "RefundTransferClaimed":
      return { ...refund, claim: { by: event.data.claimedBy, at: event.data.claimedAt } };
    case "RefundTransferReleased":
      return { ...refund, claim: null };
  }
};

/** The refunds of an order after one of their events; one that tells of money that nobody owed changes nothing. */
export const evolveRefunds = (refunds: Refunds, event: Told): Refunds => {
  const id = event.data.refundId ?? event.data.paymentId;
  if (event.type === "RefundOwed") return new Map(refunds).set(id, owed(event.data));
  const before = refunds.get(id);
  if (!before) return refunds;
  const toldBefore = [...refunds.values()].filter(({ toldAs }) => toldAs !== null).length;
  return new Map(refunds).set(id, evolved(before, event, toldBefore));
};

/** A refund as its events name it; the whole of a payment has no id of its own. */
export const named = (
  { orderId, buyerId }: { orderId: string; buyerId: string },
  id: string,
  { paymentId, amount }: Refund,
) => ({ orderId, buyerId, paymentId, amount, ...(id !== paymentId && { refundId: id }) });

/** What of the price of a payment goes back, or went. */
export const ofPrice = (refunds: Refunds, payment: string): Refund[] =>
  [...refunds.values()].filter(({ paymentId, isBesidePrice }) => paymentId === payment && !isBesidePrice);

/** What of the price of a payment was told as gone back by now, in halalas: also what failed since and is still the buyer's. */
export const wentBackOf = (refunds: Refunds, paymentId: string): Halalas =>
  ofPrice(refunds, paymentId).reduce((sum, { toldAs, amount }) => (toldAs === null ? sum : sum + amount), 0);

/** What of the price of a refund's payment had gone back once that refund had, in halalas; null if it was not told as gone. */
export const wentBackBy = (refunds: Refunds, id: string): Halalas | null => {
  const last = refunds.get(id);
  if (!last || last.toldAs === null) return null;
  const upTo = last.toldAs;
  return ofPrice(refunds, last.paymentId)
    .filter(({ toldAs }) => toldAs !== null && toldAs <= upTo)
    .reduce((sum, { amount }) => sum + amount, 0);
};
