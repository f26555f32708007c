import type { Policy } from "@naqsh/shared/kernel/policy";
import type { SettingsChanged } from "@naqsh/shared/settings";
import { jobAt } from "../policies/effects";
import { COUNT_PAYOUT_DAYS_AGAIN } from "./payout-jobs";

/** A job, because the event does not name the artists whose payouts wait. */
export const countPayoutDaysAgainWhenHolidaysSet: Policy<SettingsChanged> = {
  name: "count-payout-days-again-when-holidays-set",
  handles: ["SettingsChanged"],
  onMoneyPath: false,
  react: ({ id, recordedAt, data: { changes } }) => {
    if (changes.holidays === undefined) return [];
    const data = { moveId: id, setAt: recordedAt };
    return [jobAt({ ...COUNT_PAYOUT_DAYS_AGAIN, id: `count-payout-days-again_${id}`, at: recordedAt, data })];
  },
};
