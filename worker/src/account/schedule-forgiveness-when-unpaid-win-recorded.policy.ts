import type { UnpaidWinRecorded } from "@naqsh/shared/account";
import { after } from "@naqsh/shared/kernel/instant";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { jobAt } from "../policies/effects";
import { FORGIVE_UNPAID_WIN } from "./account-jobs";

/** An unpaid win is forgiven after 90 days (docs/rules.md#payment). */
const FORGIVEN_AFTER_MS = 90 * 24 * 3_600_000;

export const scheduleForgivenessWhenUnpaidWinRecorded: Policy<UnpaidWinRecorded> = {
  name: "schedule-forgiveness-when-unpaid-win-recorded",
  handles: ["UnpaidWinRecorded"],
  onMoneyPath: false,
  react: ({ data: { userId, auctionId, orderId, recordedOn } }) => {
    const at = after(recordedOn, FORGIVEN_AFTER_MS);
    return [
      jobAt({
        ...FORGIVE_UNPAID_WIN,
        id: `forgive-unpaid-win_${orderId}`,
        at,
        data: { userId, auctionId, orderId },
      }),
    ];
  },
};
