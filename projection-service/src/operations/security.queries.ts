import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { SECURITY_KINDS } from "@naqsh/shared/operations";
import type { SecurityRow } from "@naqsh/shared/operations";
import type { SecurityEntry } from "@naqsh/shared/platform/ports/security-log";
import * as z from "zod";
import { presentEach } from "../http/present-each";
import { queryWith } from "../http/query-route";
import type { QueryRoute } from "../http/query-route";
import type { QueryDeps } from "../query-deps";

const SecurityInput = z.object({
  kind: z.enum(SECURITY_KINDS).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(200),
});

const rowFrom = async (entry: SecurityEntry, { people }: Pick<QueryDeps, "people">): Promise<SecurityRow> => {
  const { id, kind, userId, by, source, path, count, firstAtMs, lastAtMs } = entry;
  const named = async (person: string | null) =>
    person === null ? null : { id: person, name: await people.fullName(person) };
  return {
    id,
    kind,
    account: await named(userId),
    by: await named(by),
    source,
    path,
    count,
    firstAt: instantFromMs(firstAtMs),
    lastAt: instantFromMs(lastAtMs),
  };
};

/** Sign-ins, refused requests and changed rights. */
export const securityQueries = (deps: QueryDeps): QueryRoute[] => [
  queryWith(SecurityInput, {
    path: "/api/admin/security",
    access: "administrator",
    views: ["people"],
    answer: async ({ input: { kind, limit } }) => {
      const entries = (await deps.securityLog?.newest(limit, kind)) ?? [];
      return { body: await presentEach(entries, (entry) => rowFrom(entry, deps)) };
    },
  }),
];
