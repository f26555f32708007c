import type { Policy } from "@naqsh/shared/kernel/policy";
import type { SettingsChanged } from "@naqsh/shared/settings";
import { jobAt } from "../policies/effects";
import { COUNT_WORKING_DAYS_AGAIN } from "./order-jobs";

/** A job, because the event does not name the orders whose deadlines run. */
export const countWorkingDaysAgainWhenHolidaysSet: Policy<SettingsChanged> = {
  name: "count-working-days-again-when-holidays-set",
  handles: ["SettingsChanged"],
  onMoneyPath: false,
  react: ({ id, recordedAt, data: { changes } }) => {
    if (changes.holidays === undefined) return [];
    const data = { moveId: id, setAt: recordedAt };
    return [jobAt({ ...COUNT_WORKING_DAYS_AGAIN, id: `count-working-days-again_${id}`, at: recordedAt, data })];
  },
};
