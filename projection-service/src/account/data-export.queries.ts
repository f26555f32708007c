import { COPY_TAKES_AT_MOST_MS, type DataExportStatus, type myDataReads } from "@naqsh/shared/account";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { readSealedArchive } from "@naqsh/shared/platform/sealed-archive";
import { refused, type QueriesFor } from "../http/query-route";
import type { QueryDeps } from "../query-deps";
import type { HeldCopy } from "./data-exports.projection";

type ExportReads = Pick<typeof myDataReads, "dataExport" | "dataExportArchive">;

/** Past its end a copy is nobody's, even if its deletion is late. */
const isOver = ({ archive, requestedAt }: HeldCopy, nowMs: number): boolean =>
  archive === null
    ? nowMs >= msFromInstant(requestedAt) + COPY_TAKES_AT_MOST_MS
    : nowMs >= msFromInstant(archive.expiresAt);

const shown = ({ exportId, percent, requestedAt, archive }: HeldCopy): DataExportStatus["copy"] => ({
  id: exportId,
  state: archive === null ? "underWay" : "ready",
  percent,
  requestedAt,
  expiresAt: archive?.expiresAt ?? null,
  bytes: archive?.bytes ?? null,
});

/** A person's copy of all that is held about them; nobody else's is ever found. */
export const dataExportQueries = ({ views, keys, files, clock }: QueryDeps): QueriesFor<ExportReads> => {
  const copyOf = async (asker: string): Promise<HeldCopy | null> => {
    const copy = await views.dataExports.get(asker);
    return copy === null || isOver(copy, clock.now()) ? null : copy;
  };
  return {
    dataExport: {
      views: ["dataExports"],
      answer: async ({ asker }) => {
        const copy = await copyOf(asker);
        return { body: { copy: copy && shown(copy) } };
      },
    },
    dataExportArchive: {
      views: ["dataExports"],
      answer: async ({ asker, params: { exportId } }) => {
        const copy = await copyOf(asker);
        const key = await keys.find(asker);
        if (copy?.exportId !== exportId || copy.archive === null || key === null) return refused("NOT_FOUND");
        const { bytes, ...place } = copy.archive;
        return {
          file: readSealedArchive(files, key, { exportId, ...place }),
          bytes,
          type: "application/zip",
          fileName: `naqsh-my-data-${copy.requestedAt.slice(0, 10)}.zip`,
        };
      },
    },
  };
};
