import type { Policy } from "@naqsh/shared/kernel/policy";
import type { ReturnPeriodEnded } from "@naqsh/shared/order";
import type { SchedulePayout } from "@naqsh/shared/payout";
import { commandTo } from "../policies/effects";

/** Once nobody can return the work, the payout has its day. */
export const schedulePayoutWhenReturnPeriodEnded: Policy<ReturnPeriodEnded> = {
  name: "schedule-payout-when-return-period-ended",
  handles: ["ReturnPeriodEnded"],
  onMoneyPath: true,
  react: ({ data: { artistId, orderId, endedAt } }) => [
    commandTo<SchedulePayout>("payouts", artistId, { type: "SchedulePayout", data: { artistId, orderId, endedAt } }),
  ],
};
