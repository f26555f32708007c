import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Views } from "../views";
import { markKey, type MarkKind } from "./marks.projection";

const MARKS_PER_PAGE = 200;

type FoundMark = { collectorId: string; at: Instant };

/** Who likes, wishes, follows and wants to be reminded now: for those who are to be told. */
export type Marks = {
  on: (kind: MarkKind, targetId: string, after?: string) => Promise<{ marks: FoundMark[]; next: string | null }>;
  /** Those that were made from `from` on and before `before`. */
  count: (kind: MarkKind, targetId: string, span: { from: Instant; before: Instant }) => Promise<number>;
  stands: (kind: MarkKind, targetId: string, collectorId: string) => Promise<boolean>;
};

export const createMarks = (views: Pick<Views, "marks">): Marks => ({
  on: async (kind, targetId, after) => {
    const { documents, next } = await views.marks.find({
      index: "byTarget",
      equals: [targetId, kind],
      limit: MARKS_PER_PAGE,
      ...(after !== undefined && { cursor: after }),
    });
    return { marks: documents.map(({ document: { collectorId, at } }) => ({ collectorId, at })), next };
  },
  count: async (kind, targetId, { from, before }) => {
    const upTo = (moment: Instant) => views.marks.count("byTarget", [targetId, kind], moment);
    const [all, earlier] = await Promise.all([upTo(before), upTo(from)]);
    return all - earlier;
  },
  stands: async (kind, targetId, collectorId) => (await views.marks.get(markKey(kind, collectorId, targetId))) !== null,
});
