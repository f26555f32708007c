import { dispatchOf, given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { dueMomentOf, rescheduleEarlyJob } from "../jobs/reschedule-early-job";
import { DELETE_DATA_EXPORT } from "./account-jobs";
import { currentExportOf, removeOtherExports } from "./data-exports-in-stream";

/** Deletes a copy at its end: first it is nobody's any more, then its files go. */
export const deleteDataExportJob: JobDefinition = {
  ...DELETE_DATA_EXPORT,
  run: async (job, deps) => {
    const [userId, exportId] = [given(job, "userId"), given(job, "exportId")];
    const command = { type: "DeleteDataExport", data: { userId, exportId } } as const;
    const outcome = await dispatchOf(job, deps, { streamCategory: "dataExport", streamId: userId, command });
    if (outcome.accepted) return removeOtherExports(deps, userId, await currentExportOf(deps.store, userId));
    const moment = dueMomentOf(command.type, outcome.rejection);
    if (moment !== undefined) await rescheduleEarlyJob(job, deps, { dueAt: moment, idStart: job.id });
  },
};
