import type { Instant } from "@naqsh/shared/kernel/instant";
import type { RefundTransferClaimed } from "@naqsh/shared/order";

/** Who transfers a refund, as views keep it: without a name. */
export type ClaimDocument = { claimedBy: string; claimedAt: Instant };

export const claimFrom = ({ data: { claimedBy, claimedAt } }: RefundTransferClaimed): ClaimDocument => ({
  claimedBy,
  claimedAt,
});
