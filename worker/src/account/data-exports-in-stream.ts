import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import type { Files } from "@naqsh/shared/platform/ports/files";
import { removeSealedArchive, removeSharedArchive, type ArchivePlace } from "@naqsh/shared/platform/sealed-archive";

type Reader = Pick<EventStore, "readStream">;

/** The copy that a person asked for last; `attempt`: the try that made it, null while it is under way. */
export type CurrentExport = { exportId: string; attempt: string | null };

/** The person's present copy; null if there is none, or it was deleted. */
export const currentExportOf = async (store: Reader, userId: string): Promise<CurrentExport | null> => {
  let current: CurrentExport | null = null;
  for await (const { type, data } of store.readStream(`dataExport-${userId}`)) {
    const exportId = String(data["exportId"]);
    if (type === "DataExportRequested") current = { exportId, attempt: null };
    if (type === "DataExportReady") current = { exportId, attempt: String(data["attempt"]) };
    if (type === "DataExportDeleted" && current?.exportId === exportId) current = null;
  }
  return current;
};

const isKept = ({ exportId, attempt }: ArchivePlace, kept: CurrentExport | null): boolean =>
  kept?.exportId === exportId && (kept.attempt === null || kept.attempt === attempt);

/** Removes what every try wrote for any copy of the person, but for the copy that is kept: while it is under way, all its tries. */
export const removeOtherExports = async (
  { store, files }: { store: Reader; files: Pick<Files, "has" | "remove"> },
  userId: string,
  kept: CurrentExport | null,
): Promise<void> => {
  for await (const { type, data } of store.readStream(`dataExport-${userId}`)) {
    const place = { exportId: String(data["exportId"]), attempt: String(data["attempt"]) };
    if (type === "DataExportRequested" && place.exportId !== kept?.exportId) {
      await removeSharedArchive(files, place.exportId);
    }
    if (type === "DataExportAttempted" && !isKept(place, kept)) await removeSealedArchive(files, place);
  }
};
