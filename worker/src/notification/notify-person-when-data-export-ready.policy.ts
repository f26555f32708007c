import type { DataExportReady } from "@naqsh/shared/account";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { noticeTo } from "./notice";

/** By a notice and a letter, which also reach whoever did not ask for the copy themselves. */
export const notifyPersonWhenDataExportReady: Policy<DataExportReady> = {
  name: "notify-person-when-data-export-ready",
  handles: ["DataExportReady"],
  onMoneyPath: false,
  react: (event) => [noticeTo(event.data.userId, "dataExportReady", { at: event.data.expiresAt }, event)],
};
