import type { Decider } from "@naqsh/shared/kernel/decider";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import { later as laterOf } from "@naqsh/shared/kernel/instant";
import { lookUp } from "@naqsh/shared/kernel/persistent-map";
import { retold, writtenAbout } from "@naqsh/shared/kernel/personal";
import { keepMaps } from "@naqsh/shared/kernel/state-keeping";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import {
  payoutTermOf,
  splitOf,
  type ConfirmPayout,
  type CountPayoutDaysAgain,
  type FailPayout,
  type OpenPayout,
  type PayoutCommand,
  type PayoutEvent,
  type PayoutRejection,
  type ReducePayout,
  type ReleasePayouts,
  type SchedulePayout,
} from "@naqsh/shared/payout";
import { joinPayoutBatch } from "./payout-transfer.decider";
import { evolvePayouts, NO_PAYOUTS, payoutOf, refundedOf, salesOf, type Payouts } from "./payouts.state";

type PayoutDecision = Decision<PayoutEvent, PayoutRejection>;

const openPayout = ({ data }: OpenPayout, { sales }: Payouts): PayoutDecision =>
  lookUp(sales, data.orderId)
    ? accept()
    : accept({ type: "PayoutOpened", data: { ...data, payout: splitOf(data.amounts).payout } });

const schedulePayout = ({ data }: SchedulePayout, { sales }: Payouts): PayoutDecision => {
  const { artistId, orderId, endedAt, holidays = [] } = data;
  const sale = lookUp(sales, orderId);
  if (sale === undefined) return reject({ code: "PAYOUT_UNKNOWN" });
  if (sale.dueAt !== null) return accept();
  return accept({ type: "PayoutScheduled", data: { artistId, orderId, ...payoutTermOf(endedAt, holidays), endedAt } });
};

/** Only what still lies ahead and is not in a transfer, and only later: a day that came stays. */
const countPayoutDaysAgain = ({ data }: CountPayoutDaysAgain, payouts: Payouts): PayoutDecision => {
  const { artistId, moveId, setAt, holidays = [] } = data;
  const moved = salesOf(payouts).flatMap(([orderId, { dueAt, latestAt, endedAt, moves, taken }]): PayoutEvent[] => {
    if (dueAt === null || latestAt === null || endedAt === null || taken > 0) return [];
    if (moves.includes(moveId) || latestAt <= setAt) return [];
    const term = payoutTermOf(endedAt, holidays);
    const later = {
      dueAt: dueAt <= setAt ? dueAt : laterOf(dueAt, term.dueAt),
      latestAt: laterOf(latestAt, term.latestAt),
    };
    if (later.dueAt === dueAt && later.latestAt === latestAt) return [];
    return [{ type: "PayoutDayMoved", data: { artistId, orderId, moveId, ...later } }];
  });
  return accept(...moved);
};

/** A refund counts once, and only one of the payment that the sale lives by. What was paid out beyond what is left is reclaimed. */
const reducePayout = ({ data }: ReducePayout, { sales }: Payouts): PayoutDecision => {
  const { artistId, orderId, paymentId, refundId, amount } = data;
  const sale = lookUp(sales, orderId);
  if (sale === undefined || sale.paymentId !== paymentId) return reject({ code: "PAYOUT_UNKNOWN" });
  if (refundId in sale.refunds) return accept();
  const refunded = Math.min(refundedOf(sale) + amount, sale.amounts.total);
  const { payout } = splitOf(sale.amounts, refunded);
  const reclaim = Math.max(0, sale.taken - payout);
  return accept({ type: "PayoutReduced", data: { artistId, orderId, refundId, refunded, payout, reclaim } });
};

const releasePayouts = ({ data }: ReleasePayouts, payouts: Payouts): PayoutDecision => {
  const { artistId, releasedBy, reason } = data;
  const isOwed = salesOf(payouts).some(([, sale]) => payoutOf(sale) > sale.taken);
  if (!isOwed) return reject({ code: "PAYOUT_UNKNOWN" });
  if (payouts.isReleased) return accept();
  return accept({ type: "PayoutsReleased", data: { artistId, releasedBy, reason: writtenAbout(artistId, reason) } });
};

/** Quiet about a batch that brought the artist nothing, and about a transfer whose end is known. */
const confirmPayout = ({ data }: ConfirmPayout, { batches }: Payouts): PayoutDecision => {
  const transfer = lookUp(batches, data.batchId);
  if (transfer === undefined) return reject({ code: "PAYOUT_BATCH_UNKNOWN" });
  if (transfer?.status !== "underWay") return accept();
  const { items, amount } = transfer;
  return accept({ type: "PayoutConfirmed", data: { ...data, items: [...items], amount } });
};

const failPayout = ({ data }: FailPayout, { batches }: Payouts): PayoutDecision => {
  const { artistId, batchId, reason } = data;
  const transfer = lookUp(batches, batchId);
  if (transfer === undefined) return reject({ code: "PAYOUT_BATCH_UNKNOWN" });
  if (transfer?.status !== "underWay") return accept();
  const { items, amount } = transfer;
  return accept({
    type: "PayoutFailed",
    data: { artistId, batchId, items: [...items], amount, reason: retold(reason) },
  });
};

/** What one artist is owed by their sales, and the transfers that paid it. */
export const payoutsDecider: Decider<Payouts, PayoutCommand, PayoutEvent, PayoutRejection> = {
  streamCategory: "payouts",
  initialState: NO_PAYOUTS,
  decide: (command, payouts) => {
    switch (command.type) {
      case "OpenPayout":
        return openPayout(command, payouts);
      case "SchedulePayout":
        return schedulePayout(command, payouts);
      case "CountPayoutDaysAgain":
        return countPayoutDaysAgain(command, payouts);
      case "ReducePayout":
        return reducePayout(command, payouts);
      case "ReleasePayouts":
        return releasePayouts(command, payouts);
      case "JoinPayoutBatch":
        return joinPayoutBatch(command, payouts);
      case "ConfirmPayout":
        return confirmPayout(command, payouts);
      case "FailPayout":
        return failPayout(command, payouts);
      default:
        return unreachable(command);
    }
  },
  evolve: evolvePayouts,
  keeping: keepMaps<Payouts>(2, ["sales", "batches"]),
};
