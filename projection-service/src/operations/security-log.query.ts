import { instantFromMs } from "@naqsh/shared/kernel/instant";
import type { operationsReads, SecurityRow } from "@naqsh/shared/operations";
import type { SecurityEntry } from "@naqsh/shared/platform/ports/security-log";
import { presentEach } from "../http/present-each";
import type { Query } from "../http/query-route";
import type { QueryDeps } from "../query-deps";

const rowFrom = async (entry: SecurityEntry, { people }: Pick<QueryDeps, "people">): Promise<SecurityRow> => {
  const { id, kind, userId, by, source, path, count, firstAtMs, lastAtMs } = entry;
  const named = async (person: string | null) => (person === null ? null : people.named(person));
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
export const securityLogQuery = (deps: QueryDeps): Query<(typeof operationsReads)["securityLog"]> => ({
  views: ["people"],
  answer: async ({ input: { kind, limit } }) => {
    const entries = (await deps.securityLog?.newest(limit, kind)) ?? [];
    return { body: await presentEach(entries, (entry) => rowFrom(entry, deps)) };
  },
});
