import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import type { Files } from "@naqsh/shared/platform/ports/files";
import { removeSealedArchive } from "@naqsh/shared/platform/sealed-archive";

type Copy = { userId: string; exportId: string };
type Reader = Pick<EventStore, "readStream">;

/** Whether a copy is still to be made: another one may have been asked for, or it was completed by an earlier try. */
export const stateOfExport = async (
  store: Reader,
  { userId, exportId }: Copy,
): Promise<"underWay" | "ready" | "over"> => {
  let state: "underWay" | "ready" | "over" = "over";
  for await (const { type, data } of store.readStream(`dataExport-${userId}`)) {
    const isThis = data["exportId"] === exportId;
    if (type === "DataExportRequested") state = isThis ? "underWay" : "over";
    if (type === "DataExportReady" && isThis) state = "ready";
    if (type === "DataExportDeleted" && isThis) state = "over";
  }
  return state;
};

/** Removes the files of every copy that the person ever asked for, but for `exportId`. */
export const removeOtherExports = async (
  { store, files }: { store: Reader; files: Pick<Files, "has" | "remove"> },
  { userId, exportId }: { userId: string; exportId: string | null },
): Promise<void> => {
  for await (const { type, data } of store.readStream(`dataExport-${userId}`)) {
    const other = String(data["exportId"]);
    if (type === "DataExportRequested" && other !== exportId) await removeSealedArchive(files, other);
  }
};
