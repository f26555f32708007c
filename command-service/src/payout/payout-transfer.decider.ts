import { accept, type Decision } from "@naqsh/shared/kernel/decision";
import type { Instant } from "@naqsh/shared/kernel/instant";
import { lookUp } from "@naqsh/shared/kernel/persistent-map";
import { writtenAbout } from "@naqsh/shared/kernel/personal";
import type { JoinPayoutBatch, LeftOutReason, PayoutEvent, PayoutItem, PayoutRejection } from "@naqsh/shared/payout";
import { payoutOf, salesOf, type Payouts } from "./payouts.state";

const isDueAt = (dueAt: Instant | null, at: Instant): boolean => dueAt !== null && dueAt <= at;

/** What is due by `at`, and what refunds take back of sales that were paid out before. */
export const itemsDueAt = (payouts: Payouts, at: Instant): PayoutItem[] =>
  salesOf(payouts)
    .map(([orderId, sale]) => ({ orderId, amount: payoutOf(sale) - sale.taken, dueAt: sale.dueAt }))
    .filter(({ amount, dueAt }) => amount < 0 || (amount > 0 && isDueAt(dueAt, at)))
    .map(({ orderId, amount }) => ({ orderId, amount }));

const sumOf = (items: readonly PayoutItem[]): number => items.reduce((sum, { amount }) => sum + amount, 0);

const leftOutBecause = (
  items: readonly PayoutItem[],
  { account }: JoinPayoutBatch["data"],
  { isReleased }: Payouts,
): LeftOutReason | null => {
  if (!items.some(({ amount }) => amount > 0)) return "nothingDue";
  if (sumOf(items) <= 0) return "reclaimsExceed";
  if (account?.isBanned && !isReleased) return "banned";
  return account?.iban ? null : "noIban";
};

/** One transfer for all that is due, less what is reclaimed; a batch that brings nothing says why. */
export const joinPayoutBatch = (
  { data }: JoinPayoutBatch,
  payouts: Payouts,
): Decision<PayoutEvent, PayoutRejection> => {
  const { artistId, batchId, madeAt, account } = data;
  if (lookUp(payouts.batches, batchId) !== undefined) return accept();
  const items = itemsDueAt(payouts, madeAt);
  const because = leftOutBecause(items, data, payouts);
  if (because !== null) return accept({ type: "PayoutLeftOut", data: { artistId, batchId, because } });
  const iban = writtenAbout(artistId, account?.iban ?? "");
  const name = writtenAbout(artistId, account?.name ?? "");
  return accept({ type: "PayoutBatched", data: { artistId, batchId, items, amount: sumOf(items), iban, name } });
};
