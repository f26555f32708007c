import type { Policy } from "@naqsh/shared/kernel/policy";
import type { SettingsChanged } from "@naqsh/shared/settings";
import { jobAt } from "./effects";

/** Starts a job at each change of the holidays: the event does not name those whose days are counted again. */
export const whenHolidaysSet = (job: { queue: string; name: string }): Policy<SettingsChanged> => ({
  name: `${job.name}-when-holidays-set`,
  handles: ["SettingsChanged"],
  onMoneyPath: false,
  react: ({ id, recordedAt, data: { changes } }) => {
    if (changes.holidays === undefined) return [];
    return [jobAt({ ...job, id: `${job.name}_${id}`, at: recordedAt, data: { moveId: id, setAt: recordedAt } })];
  },
});
