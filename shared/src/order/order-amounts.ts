import { vatOf } from "../kernel/money";
import type { Halalas } from "../kernel/money";
import type { Amounts } from "./order.events";

/** 10 % of net, rounded half up to the halala (docs/rules.md#money). */
const commissionOf = (net: Halalas): Halalas => Math.floor((net * 10 + 50) / 100);

/** What a sale at `net` comes to; net is primary, the rest follows from it (docs/rules.md#money). */
export const amountsOf = (net: Halalas): Amounts => {
  const vat = vatOf(net);
  const commission = commissionOf(net);
  return { net, vat, total: net + vat, commission, artistShare: net - commission };
};
