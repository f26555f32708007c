import { whenHolidaysSet } from "../policies/when-holidays-set";
import { COUNT_PAYOUT_DAYS_AGAIN } from "./payout-jobs";

/** Artists' payouts whose day lies ahead count it again. */
export const countPayoutDaysAgainWhenHolidaysSet = whenHolidaysSet(COUNT_PAYOUT_DAYS_AGAIN);
