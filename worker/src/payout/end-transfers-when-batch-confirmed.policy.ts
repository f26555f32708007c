import type { Policy } from "@naqsh/shared/kernel/policy";
import type { ConfirmPayout, FailPayout, PayoutBatchConfirmed } from "@naqsh/shared/payout";
import { commandTo } from "../policies/effects";

/** What the bank did not transfer is due again; the rest is paid. */
export const endTransfersWhenBatchConfirmed: Policy<PayoutBatchConfirmed> = {
  name: "end-transfers-when-batch-confirmed",
  handles: ["PayoutBatchConfirmed"],
  onMoneyPath: true,
  react: ({ data: { batchId, confirmedAt, paid, failed } }) => [
    ...paid.map(({ artistId }) =>
      commandTo<ConfirmPayout>("payouts", artistId, {
        type: "ConfirmPayout",
        data: { artistId, batchId, confirmedAt },
      }),
    ),
    ...failed.map(({ artistId, reason }) =>
      commandTo<FailPayout>("payouts", artistId, { type: "FailPayout", data: { artistId, batchId, reason } }),
    ),
  ],
};
