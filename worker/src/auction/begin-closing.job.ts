import { BEGIN_CLOSING } from "./auction-jobs";
import { wakeAuction } from "./wake-auction";

export const beginClosingJob = wakeAuction(BEGIN_CLOSING, "BeginClosing");
