import type { Policy } from "@naqsh/shared/kernel/policy";
import type { JoinPayoutBatch, PayoutBatchMade } from "@naqsh/shared/payout";
import { commandTo } from "../policies/effects";

/** Each artist's own stream says what the batch brings them, so that nothing is paid by two batches. */
export const joinPayoutBatchWhenMade: Policy<PayoutBatchMade> = {
  name: "join-payout-batch-when-made",
  handles: ["PayoutBatchMade"],
  onMoneyPath: true,
  react: ({ data: { artistIds, batchId, madeAt } }) =>
    artistIds.map((artistId) =>
      commandTo<JoinPayoutBatch>("payouts", artistId, { type: "JoinPayoutBatch", data: { artistId, batchId, madeAt } }),
    ),
};
