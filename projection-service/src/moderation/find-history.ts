import type { Position } from "@naqsh/shared/kernel/position";
import type { Find, Found } from "@naqsh/shared/platform/ports/read-model-store";
import type { QueryDeps } from "../query-deps";
import type { HistoryCard } from "./history.projection";

export type HistoryQuestion = {
  actor?: string | undefined;
  kind?: string | undefined;
  type?: string | undefined;
  stream?: string | undefined;
  subject?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

type Bounds = { from?: Position; to?: Position };

/** The positions of the first event at or after `from` and of the last at or before `to`; null where none lies between. */
const boundsOf = async ({ from, to }: HistoryQuestion, { views }: QueryDeps): Promise<Bounds | null> => {
  const bounds: Bounds = {};
  if (from !== undefined) {
    const first = await views.history.find({ index: "byTime", range: { from }, limit: 1 });
    if (first.documents[0] === undefined) return null;
    bounds.from = first.documents[0].document.position;
  }
  if (to !== undefined) {
    const last = await views.history.find({ index: "byTime", range: { to }, direction: "descending", limit: 1 });
    if (last.documents[0] === undefined) return null;
    bounds.to = last.documents[0].document.position;
  }
  return bounds;
};

/** The mention that the fewest events share: its index is read, the others are tested. */
const rarest = async (mentions: readonly string[], { views }: QueryDeps): Promise<string | null> => {
  let best: { mention: string; count: number } | null = null;
  for (const mention of mentions) {
    const count = await views.history.count("byMention", [mention]);
    if (best === null || count < best.count) best = { mention, count };
  }
  return best?.mention ?? null;
};

/** Events that fit a question, newest first. */
export const findHistory = async (
  question: HistoryQuestion,
  page: { limit: number; cursor?: string },
  deps: QueryDeps,
): Promise<Found<HistoryCard>> => {
  const range = await boundsOf(question, deps);
  if (range === null) return { documents: [], next: null };
  const { actor, kind, type, stream, subject } = question;
  const mentions = [actor, kind, type, stream, subject].filter((mention) => mention !== undefined);
  const index = await rarest(mentions, deps);
  const exact = { ...(actor !== undefined && { actorId: actor }), ...(stream !== undefined && { stream }) };
  const filter = { ...exact, ...(mentions.length > 1 && { mentions: { $all: mentions } }) };
  const find: Find = {
    ...(index === null ? { index: "byPosition" } : { index: "byMention", equals: [index] }),
    range,
    direction: "descending",
    ...page,
    ...(Object.keys(filter).length > 0 && { filter }),
  };
  return deps.views.history.find(find);
};
