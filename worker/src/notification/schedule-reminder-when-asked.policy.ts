import type { AuctionDeadlinesMoved } from "@naqsh/shared/auction";
import type { AuctionReminderAsked } from "@naqsh/shared/collector";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { jobAt } from "../policies/effects";
import { MOVE_REMINDERS } from "./mark-jobs";
import { reminderJob } from "./reminder-job";

/** Reminds at the time that was asked for; if an outage moved the start, all reminders of the auction move. */
export const scheduleReminderWhenAsked: Policy<AuctionReminderAsked | AuctionDeadlinesMoved> = {
  name: "schedule-reminder-when-asked",
  handles: ["AuctionReminderAsked", "AuctionDeadlinesMoved"],
  onMoneyPath: false,
  react: ({ id: causeId, type, data, recordedAt }) => {
    if (type === "AuctionReminderAsked") return [jobAt(reminderJob({ ...data, causeId }, recordedAt))];
    const { auctionId, startsAt } = data;
    if (startsAt === null) return [];
    const id = `move-reminders_${causeId}`;
    return [jobAt({ ...MOVE_REMINDERS, id, at: recordedAt, data: { auctionId, startsAt, causeId } })];
  },
};
