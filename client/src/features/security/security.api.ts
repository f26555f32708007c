import type { SecurityKind } from "@naqsh/shared/operations";
import { usePaged } from "../../lib/paged";

/** The security log, the newest first; null: of all kinds. */
export const useSecurityLog = (kind: SecurityKind | null) =>
  usePaged(["moderation", "security", kind], "/api/admin/security", { query: { kind: kind ?? undefined } }, 5_000);
