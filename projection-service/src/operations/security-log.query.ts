import { instantFromMs } from "@naqsh/shared/kernel/instant";
import type { operationsReads, SecurityRow } from "@naqsh/shared/operations";
import { CursorInvalid } from "@naqsh/shared/platform/ports/read-model-store";
import type { SecurityEntry, SecurityPlace } from "@naqsh/shared/platform/ports/security-log";
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

const cursorOf = ({ firstAtMs, id }: SecurityPlace): string => `${firstAtMs}.${id}`;

/** @throws CursorInvalid for what no list ended with */
const placeFrom = (cursor: string): SecurityPlace => {
  const [, firstAtMs, id] = /^(\d{1,15})\.([\w-]+)$/.exec(cursor) ?? [];
  if (firstAtMs === undefined || id === undefined) throw new CursorInvalid();
  return { firstAtMs: Number(firstAtMs), id };
};

/** Sign-ins, refused requests and changed rights. */
export const securityLogQuery = (deps: QueryDeps): Query<(typeof operationsReads)["securityLog"]> => ({
  views: ["people"],
  answer: async ({ input: { kind, limit, cursor } }) => {
    const before = cursor === undefined ? undefined : placeFrom(cursor);
    const found = (await deps.securityLog?.newest(limit + 1, { kind, before })) ?? [];
    const entries = found.slice(0, limit);
    const last = found.length > limit ? entries.at(-1) : undefined;
    return {
      body: await presentEach(entries, (entry) => rowFrom(entry, deps)),
      next: last ? { cursor: cursorOf(last) } : null,
    };
  },
});
