import type { Halalas } from "../kernel/money";
import { refundParts, type RefundableAmounts } from "../order";

/** What a sale came to, as far as it bears on the artist's payout. `fee`: what the means of payment cost. */
export type PayoutAmounts = RefundableAmounts & { delivery: Halalas; fee: Halalas };

/** Where the buyer's money goes. All of it but `shortfall` adds up to what the buyer paid, less the shortfall. */
export type MoneySplit = {
  /** Went back to the buyer, or is owed to them. */
  refunded: Halalas;
  /** To the tax authority, through whoever is the seller. */
  vat: Halalas;
  /** The shop's. */
  commission: Halalas;
  /** Of the means of payment. */
  fee: Halalas;
  /** The artist's: net price + delivery - commission - fee, of what was not refunded. */
  payout: Halalas;
  /** What the shop bears: a fee that nothing is left to pay from after a refund. */
  shortfall: Halalas;
};

/**
 * Where the money of a paid order goes after `refunded` halalas of its total went back:
 * refunded + vat + commission + fee + payout - shortfall = total (docs/rules.md#payouts).
 */
export const splitOf = ({ fee, ...amounts }: PayoutAmounts, refunded: Halalas = 0): MoneySplit => {
  const back = refundParts(amounts, refunded);
  const net = amounts.total - amounts.vat - amounts.delivery - back.net;
  const commission = amounts.commission - back.commission;
  const left = net + amounts.delivery - back.delivery - commission - fee;
  const payout = Math.max(0, left);
  return { refunded, vat: amounts.vat - back.vat, commission, fee, payout, shortfall: payout - left };
};

/** The amounts of a paid order; an order of before has neither a price of its delivery nor a fee. */
export const payoutAmountsOf = ({
  amounts,
  fee = 0,
}: {
  amounts: RefundableAmounts;
  fee?: Halalas | undefined;
}): PayoutAmounts => {
  const { vat, total, commission, delivery = 0 } = amounts;
  return { vat, total, commission, delivery, fee };
};
