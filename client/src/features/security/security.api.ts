import type { SecurityKind } from "@naqsh/shared/operations";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";

/** The security log, the newest first; null: of all kinds. */
export const useSecurityLog = (kind: SecurityKind | null) =>
  useQuery({
    queryKey: ["moderation", "security", kind],
    queryFn: ({ signal }) => api.get("/api/admin/security", { query: { kind: kind ?? undefined }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
