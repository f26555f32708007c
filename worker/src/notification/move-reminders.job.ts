import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { given, type JobDefinition } from "../jobs/job-definition";
import { MOVE_REMINDERS } from "./mark-jobs";
import { eachMark } from "./each-mark";
import { reminderJob } from "./reminder-job";

/** Schedules every reminder of an auction again, for its new start; those for the old one find another start and rest. */
export const moveRemindersJob: JobDefinition = {
  ...MOVE_REMINDERS,
  run: async (job, deps) => {
    const [auctionId, startsAt, causeId] = [given(job, "auctionId"), given(job, "startsAt"), given(job, "causeId")];
    const now = instantFromMs(deps.clock.now());
    await eachMark(deps.marks, "reminder", auctionId, async (marks) => {
      for (const { collectorId } of marks) {
        await deps.jobs.schedule(reminderJob({ collectorId, auctionId, startsAt, causeId }, now));
      }
    });
  },
};
