import type { Instant } from "../kernel/instant";

/** GET /api/user/data-export: the reader's copy; null if there is none, or it came to its end. */
export type DataExportStatus = {
  copy: {
    id: string;
    state: "underWay" | "ready";
    /** Whole percent. */
    percent: number;
    requestedAt: Instant;
    /** When it is deleted; null while it is made. */
    expiresAt: Instant | null;
    bytes: number | null;
  } | null;
};
