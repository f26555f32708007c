import { whenHolidaysSet } from "../policies/when-holidays-set";
import { COUNT_WORKING_DAYS_AGAIN } from "./order-jobs";

/** Orders whose deadlines run count them again. */
export const countWorkingDaysAgainWhenHolidaysSet = whenHolidaysSet(COUNT_WORKING_DAYS_AGAIN);
