import type { Instant } from "@naqsh/shared/kernel/instant";
import { StoreUnavailable } from "@naqsh/shared/platform/ports/event-store";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import type { ProjectionRunner } from "../runner/projection-runner";
import type { Views } from "../views";
import type { DeadlineDocument } from "./deadlines.projection";

export type DuePage = { deadlines: DeadlineDocument[]; next: string | null };

/** Reads what is due when. */
export type Deadlines = {
  /**
   * Due at or before `at`, oldest first, after the cursor if there is one; of those that the log has met meanwhile none, unless the
   * view stays behind. @throws CursorInvalid
   */
  due: (at: Instant, limit: number, cursor?: string) => Promise<DuePage>;
  /** Every open one that the log holds now. @throws StoreUnavailable if the view cannot catch up. */
  all: () => Promise<DeadlineDocument[]>;
};

const PAGE = 500;
/** How long the view may take to reach the log's end before the caller gets an error. */
const PATIENCE_MS = 10_000;
/** The same for what is due: each of them that was met already is a command in vain, and no more than that. */
const PATIENCE_FOR_DUE_MS = 1_000;

type Parts = {
  views: Pick<Views, "deadlines">;
  store: Pick<EventStore, "head">;
  runner: Pick<ProjectionRunner, "waitFor">;
};

export const createDeadlines = ({ views, store, runner }: Parts): Deadlines => ({
  due: async (at, limit, cursor) => {
    const find = async (): Promise<DuePage> => {
      const page = { limit, ...(cursor !== undefined && { cursor }) };
      const { documents, next } = await views.deadlines.find({ index: "byTime", range: { to: at }, ...page });
      return { deadlines: documents.map(({ document }) => document), next };
    };
    const due = await find();
    if (due.deadlines.length === 0) return due;
    await runner.waitFor("deadlines", await store.head(), PATIENCE_FOR_DUE_MS);
    return find();
  },
  all: async () => {
    const isWhole = await runner.waitFor("deadlines", await store.head(), PATIENCE_MS);
    if (!isWhole) throw new StoreUnavailable("The view of deadlines is behind the log");
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
