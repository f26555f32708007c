import { DEADLINE_ACTIONS } from "@naqsh/shared/operations";
import type { InternalClient } from "@naqsh/shared/platform/http/internal-client";
import * as z from "zod";
import type { Deadlines } from "../../ports/deadlines";

const FoundDeadlines = z.array(
  z.object({
    streamCategory: z.enum(["auction", "order", "user"]),
    streamId: z.string(),
    action: z.enum(DEADLINE_ACTIONS),
    dueAt: z.string(),
  }),
);

const DuePage = z.object({ deadlines: FoundDeadlines, next: z.nullable(z.string()) });

/** What is due when, by projection-service's views. */
export const createHttpDeadlines = (projectionService: InternalClient): Deadlines => ({
  due: async (at, limit, cursor = "") => {
    const asked = new URLSearchParams({ due: at, limit: String(limit), after: cursor });
    const found = await projectionService.get(`/internal/deadlines?${asked.toString()}`);
    // A projection-service of an older build takes no cursor and gives a list.
    return Array.isArray(found) ? { deadlines: FoundDeadlines.parse(found), next: null } : DuePage.parse(found);
  },
  all: async () => FoundDeadlines.parse(await projectionService.get("/internal/deadlines")),
});
