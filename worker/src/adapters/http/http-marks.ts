import type { InternalClient } from "@naqsh/shared/platform/http/internal-client";
import * as z from "zod";
import type { MarkKind, Marks } from "../../ports/marks";

const Page = z.object({
  marks: z.array(z.object({ collectorId: z.string(), at: z.string() })),
  next: z.nullable(z.string()),
});
const Count = z.object({ count: z.number() });
const Standing = z.object({ stands: z.boolean() });

const pathOf = (kind: MarkKind, targetId: string): string => `/internal/marks/${kind}/${encodeURIComponent(targetId)}`;

/** Who marked what, from projection-service's views. */
export const createHttpMarks = (projectionService: InternalClient): Marks => ({
  on: async (kind, targetId, after) => {
    const query = after === undefined ? "" : `?${new URLSearchParams({ after }).toString()}`;
    return Page.parse(await projectionService.get(`${pathOf(kind, targetId)}${query}`));
  },
  count: async (kind, targetId, span) => {
    const query = new URLSearchParams(span).toString();
    return Count.parse(await projectionService.get(`${pathOf(kind, targetId)}/count?${query}`)).count;
  },
  stands: async (kind, targetId, collectorId) => {
    const path = `${pathOf(kind, targetId)}/by/${encodeURIComponent(collectorId)}`;
    return Standing.parse(await projectionService.get(path)).stands;
  },
});
