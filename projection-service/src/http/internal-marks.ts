import { refuseAsked, type InternalRoute } from "@naqsh/shared/platform/http/internal-router";
import type { Marks } from "../collector/marks";
import type { MarkKind } from "../collector/marks.projection";

const KINDS: readonly MarkKind[] = ["follow", "like", "wish", "reminder"];

type Asked = { kind: MarkKind; targetId: string };

const get = (
  path: string,
  answer: (asked: Asked, rest: Parameters<InternalRoute["answer"]>[0]) => Promise<{ body: unknown }>,
): InternalRoute => ({
  method: "GET",
  path: `/internal/marks/:kind/:targetId${path}`,
  answer: async (rest) => {
    const kind = KINDS.find((known) => known === rest.params["kind"]);
    if (kind === undefined) return refuseAsked(`kind has to be one of ${KINDS.join(", ")}`);
    return answer({ kind, targetId: rest.params["targetId"]! }, rest);
  },
});

/** Who marked what, for the worker. */
export const internalMarks = (marks: Marks): InternalRoute[] => [
  get("", async ({ kind, targetId }, { query }) => ({
    body: await marks.on(kind, targetId, query.get("after") ?? undefined),
  })),
  get("/count", async ({ kind, targetId }, { query }) => {
    const span = { from: query.get("from") ?? "", before: query.get("before") ?? "" };
    return { body: { count: await marks.count(kind, targetId, span) } };
  }),
  get("/by/:collectorId", async ({ kind, targetId }, { params }) => ({
    body: { stands: await marks.stands(kind, targetId, params["collectorId"]!) },
  })),
];
