import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Views } from "../views";
import type { DeadlineDocument } from "./deadlines.projection";

/** Reads what is due when. */
export type Deadlines = {
  /** Due at or before `at`, oldest first. */
  due: (at: Instant, limit: number) => Promise<DeadlineDocument[]>;
  all: () => Promise<DeadlineDocument[]>;
};

const PAGE = 500;

export const createDeadlines = (views: Pick<Views, "deadlines">): Deadlines => ({
  due: async (at, limit) => {
    const found = await views.deadlines.find({ index: "byTime", range: { to: at }, limit });
    return found.documents.map(({ document }) => document);
  },
  all: async () => {
    const open: DeadlineDocument[] = [];
    let cursor: string | null = null;
    do {
      const page = await views.deadlines.find({ index: "byTime", limit: PAGE, ...(cursor !== null && { cursor }) });
      open.push(...page.documents.map(({ document }) => document));
      cursor = page.next;
    } while (cursor !== null);
    return open;
  },
});
