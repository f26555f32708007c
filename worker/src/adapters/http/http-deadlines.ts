import type { InternalClient } from "@naqsh/shared/platform/http/internal-client";
import * as z from "zod";
import type { Deadlines } from "../../ports/deadlines";

const FoundDeadlines = z.array(
  z.object({
    streamCategory: z.enum(["auction", "order"]),
    streamId: z.string(),
    action: z.enum(["OpenAuction", "BeginClosing", "CloseAuction", "ExpireOffer", "CancelOrder"]),
    dueAt: z.string(),
  }),
);

/** What is due when, by projection-service's views. */
export const createHttpDeadlines = (projectionService: InternalClient): Deadlines => ({
  due: async (at, limit) => {
    const asked = new URLSearchParams({ due: at, limit: String(limit) });
    return FoundDeadlines.parse(await projectionService.get(`/internal/deadlines?${asked.toString()}`));
  },
  all: async () => FoundDeadlines.parse(await projectionService.get("/internal/deadlines")),
});
