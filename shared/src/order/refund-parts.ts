import type { Halalas } from "../kernel/money";

/** What a sale came to, of which a refund takes its part. Orders of before deliveries had a price hold none. */
export type RefundableAmounts = {
  vat: Halalas;
  total: Halalas;
  commission: Halalas;
  delivery?: Halalas;
};

/** net + vat + delivery is what goes back to the buyer; the commission is a part of net that the shop gives up. */
export type RefundParts = { net: Halalas; vat: Halalas; delivery: Halalas; commission: Halalas };

/** `part` x `share` / `whole`, rounded half up; exact for amounts below a billion riyals. */
const proportion = (part: Halalas, share: Halalas, whole: Halalas): Halalas =>
  whole === 0 ? 0 : Number((2n * BigInt(part) * BigInt(share) + BigInt(whole)) / (2n * BigInt(whole)));

/** The parts of the first `refunded` halalas of a sale's total that go back. */
const partsUpTo = (refunded: Halalas, { vat, total, commission, delivery = 0 }: RefundableAmounts): RefundParts => {
  const parts = {
    vat: proportion(vat, refunded, total),
    delivery: proportion(delivery, refunded, total),
    commission: proportion(commission, refunded, total),
  };
  return { ...parts, net: refunded - parts.vat - parts.delivery };
};

/**
 * The parts of a refund of `amount` halalas after `before` went back already. Each is told from the whole that went back, so that the
 * parts of all refunds of an order add up to the order's own amounts once all of it is back.
 */
export const refundParts = (amounts: RefundableAmounts, amount: Halalas, before: Halalas = 0): RefundParts => {
  const earlier = partsUpTo(before, amounts);
  const later = partsUpTo(before + amount, amounts);
  return {
    net: later.net - earlier.net,
    vat: later.vat - earlier.vat,
    delivery: later.delivery - earlier.delivery,
    commission: later.commission - earlier.commission,
  };
};
