import type { AccountErased, DataExportReady, DataExportRequested } from "@naqsh/shared/account";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { jobAt } from "../policies/effects";
import { BUILD_DATA_EXPORT, DELETE_DATA_EXPORT, REMOVE_DATA_EXPORTS } from "./account-jobs";

/** A copy of a person's data is made when it is asked for, deleted at its end, and gone with its person. */
export const makeDataExportWhenRequested: Policy<DataExportRequested | DataExportReady | AccountErased> = {
  name: "make-data-export-when-requested",
  handles: ["DataExportRequested", "DataExportReady", "AccountErased"],
  onMoneyPath: false,
  react: ({ type, data, recordedAt }) => {
    const { userId } = data;
    switch (type) {
      case "DataExportRequested": {
        const { exportId } = data;
        const id = `build-data-export_${exportId}`;
        return [jobAt({ ...BUILD_DATA_EXPORT, id, at: recordedAt, data: { userId, exportId } })];
      }
      case "DataExportReady": {
        const { exportId, expiresAt } = data;
        const id = `delete-data-export_${exportId}`;
        return [jobAt({ ...DELETE_DATA_EXPORT, id, at: expiresAt, data: { userId, exportId } })];
      }
      case "AccountErased":
        return [
          jobAt({ ...REMOVE_DATA_EXPORTS, id: `remove-data-exports_${userId}`, at: recordedAt, data: { userId } }),
        ];
    }
  },
};
