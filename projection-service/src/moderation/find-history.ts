import type { Find, Found } from "@naqsh/shared/platform/ports/read-model-store";
import { rarestValue } from "../joins/rarest-value";
import type { QueryDeps } from "../query-deps";
import type { HistoryCard } from "./history.projection";

export type HistoryQuestion = {
  actor?: string | undefined;
  kind?: string | undefined;
  /** A kind that is left out. */
  without?: string | undefined;
  type?: string | undefined;
  stream?: string | undefined;
  subject?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** A page, and where it goes on by which mention its list began. */
export type HistoryPage = { limit: number; cursor?: string; by?: string | undefined };

/** Sorts behind every position. */
const LAST = "/~";

const rangeOf = ({ from, to }: HistoryQuestion): { from?: string; to?: string } => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to: `${to}${LAST}` }),
});

/** Events that fit a question, newest first; and by which mention they were read, which is the rarest only when a list begins. */
export const findHistory = async (
  question: HistoryQuestion,
  { by, ...page }: HistoryPage,
  deps: QueryDeps,
): Promise<Found<HistoryCard> & { by: string | null }> => {
  const { actor, kind, without, type, stream, subject } = question;
  const mentions = [actor, kind, type, stream, subject].filter((mention) => mention !== undefined);
  const index =
    by !== undefined && mentions.includes(by) ? by : await rarestValue(mentions, deps.views.history, "byMention");
  const exact = {
    ...(actor !== undefined && { actorId: actor }),
    ...(stream !== undefined && { stream }),
    ...(without !== undefined && { kind: { $nin: without.split(",") } }),
  };
  const filter = { ...exact, ...(mentions.length > 1 && { mentions: { $all: mentions } }) };
  const find: Find = {
    ...(index === null ? { index: "byMoment" } : { index: "byMention", equals: [index] }),
    range: rangeOf(question),
    direction: "descending",
    ...page,
    ...(Object.keys(filter).length > 0 && { filter }),
  };
  return { ...(await deps.views.history.find(find)), by: index };
};
