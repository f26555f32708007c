import { vatOf } from "../kernel/money";
import type { Halalas } from "../kernel/money";
import type { Amounts } from "./order.events";

/** 10 %, if the platform's settings say nothing else (docs/rules.md#money). */
export const USUAL_COMMISSION_BASIS_POINTS = 1_000;

/** A share of net, rounded half up to the halala (docs/rules.md#money). */
const commissionOf = (net: Halalas, basisPoints: number): Halalas => Math.floor((net * basisPoints + 5_000) / 10_000);

/** The same sale sent to a place where delivery costs `delivery`; 0 is included in the price. */
export const withDelivery = ({ delivery: _former, ...amounts }: Amounts, delivery: Halalas): Amounts => ({
  ...amounts,
  ...(delivery > 0 && { delivery }),
  total: amounts.net + amounts.vat + delivery,
});

/** What a sale at `net` comes to; net is primary, the rest follows from it and the rate (docs/rules.md#money). */
export const amountsOf = (net: Halalas, commissionBasisPoints = USUAL_COMMISSION_BASIS_POINTS): Amounts => {
  const vat = vatOf(net);
  const commission = commissionOf(net, commissionBasisPoints);
  return { net, vat, total: net + vat, commission, artistShare: net - commission };
};
