import type { Halalas } from "@naqsh/shared/kernel/money";
import type { Instant } from "@naqsh/shared/kernel/instant";
import { emptyMap, entriesOf, lookUp, withEntry, type PersistentMap } from "@naqsh/shared/kernel/persistent-map";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import { splitOf, type PayoutAmounts, type PayoutEvent, type PayoutItem } from "@naqsh/shared/payout";

/** What one sale owes its artist. */
export type SalePayout = {
  /** How many sales of the artist were opened before it. */
  place: number;
  paymentId: string;
  amounts: PayoutAmounts;
  /** Refunds of the sale by their ids. */
  refunds: Readonly<Record<string, Halalas>>;
  /** Null until nobody can return the work any more. */
  dueAt: Instant | null;
  /** Until when it is to be made, and since when nobody can return the work; null before, and where an event of before does not say. */
  latestAt: Instant | null;
  endedAt: Instant | null;
  /** Changes of holidays that moved its day. */
  moves: readonly string[];
  /** Transferred to the artist, or in a transfer under way. */
  taken: Halalas;
};

/** A transfer to the artist; null for a batch that brings them nothing. */
export type Transfer = { status: "underWay" | "confirmed" | "failed"; items: readonly PayoutItem[]; amount: Halalas };

export type Payouts = {
  sales: PersistentMap<SalePayout>;
  batches: PersistentMap<Transfer | null>;
  /** Goes out although the artist is suspended, with the next transfer. */
  isReleased: boolean;
};

export const NO_PAYOUTS: Payouts = { sales: emptyMap(), batches: emptyMap(), isReleased: false };

/** Every sale with the id of its order, as they were opened: transfers list them so. */
export const salesOf = ({ sales }: Payouts): (readonly [string, SalePayout])[] =>
  [...entriesOf(sales)].toSorted(([, a], [, b]) => a.place - b.place);

export const refundedOf = ({ refunds }: SalePayout): Halalas =>
  Object.values(refunds).reduce((sum, amount) => sum + amount, 0);

/** What the artist is to have of a sale, after its refunds. */
export const payoutOf = (sale: SalePayout): Halalas => splitOf(sale.amounts, refundedOf(sale)).payout;

const UNSCHEDULED = { dueAt: null, latestAt: null, endedAt: null, moves: [] } as const;

const withSale = (payouts: Payouts, orderId: string, change: (sale: SalePayout) => SalePayout): Payouts => {
  const sale = lookUp(payouts.sales, orderId);
  return sale === undefined ? payouts : { ...payouts, sales: withEntry(payouts.sales, orderId, change(sale)) };
};

const withTaken = (payouts: Payouts, items: readonly PayoutItem[], sign: 1 | -1): Payouts =>
  items.reduce(
    (sum, { orderId, amount }) => withSale(sum, orderId, (sale) => ({ ...sale, taken: sale.taken + sign * amount })),
    payouts,
  );

const withTransfer = (payouts: Payouts, batchId: string, transfer: Transfer | null): Payouts => ({
  ...payouts,
  batches: withEntry(payouts.batches, batchId, transfer),
});

export const evolvePayouts = (payouts: Payouts, event: PayoutEvent): Payouts => {
  switch (event.type) {
    case "PayoutOpened": {
      const { orderId, paymentId, amounts } = event.data;
      const place = lookUp(payouts.sales, orderId)?.place ?? payouts.sales.size;
      const sale: SalePayout = { place, paymentId, amounts, refunds: {}, ...UNSCHEDULED, taken: 0 };
      return { ...payouts, sales: withEntry(payouts.sales, orderId, sale) };
    }
    case "PayoutScheduled": {
      const { orderId, dueAt, latestAt, endedAt = null } = event.data;
      return withSale(payouts, orderId, (sale) => ({ ...sale, dueAt, latestAt, endedAt }));
    }
    case "PayoutDayMoved": {
      const { orderId, moveId, dueAt, latestAt } = event.data;
      return withSale(payouts, orderId, (sale) => ({ ...sale, dueAt, latestAt, moves: [...sale.moves, moveId] }));
    }
    case "PayoutReduced": {
      const { orderId, refundId, refunded } = event.data;
      return withSale(payouts, orderId, (sale) => {
        const refunds = { ...sale.refunds, [refundId]: refunded - refundedOf(sale) };
        return { ...sale, refunds };
      });
    }
    case "PayoutsReleased":
      return { ...payouts, isReleased: true };
    case "PayoutBatched": {
      const { batchId, items, amount } = event.data;
      const taken = withTaken(payouts, items, 1);
      return { ...withTransfer(taken, batchId, { status: "underWay", items, amount }), isReleased: false };
    }
    case "PayoutLeftOut":
      return withTransfer(payouts, event.data.batchId, null);
    case "PayoutConfirmed": {
      const { batchId, items, amount } = event.data;
      return withTransfer(payouts, batchId, { status: "confirmed", items, amount });
    }
    case "PayoutFailed": {
      const { batchId, items, amount } = event.data;
      return withTransfer(withTaken(payouts, items, -1), batchId, { status: "failed", items, amount });
    }
    default:
      return unreachable(event);
  }
};
