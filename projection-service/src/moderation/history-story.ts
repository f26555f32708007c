import type { QueryDeps } from "../query-deps";
import type { HistoryCard } from "./history.projection";

const MOST_CAUSES = 50;
const MOST_EFFECTS = 200;

export type Told = { key: string; document: HistoryCard };

/** What led to an event, oldest first. */
export const causesOf = async (card: HistoryCard, { views }: QueryDeps): Promise<Told[]> => {
  const causes: Told[] = [];
  let key = card.causationId;
  while (key !== null && causes.length < MOST_CAUSES) {
    const document = await views.history.get(key);
    if (document === null) break;
    causes.unshift({ key, document });
    key = document.causationId;
  }
  return causes;
};

/** What followed from an event, directly and by what followed, in log order. */
export const effectsOf = async (id: string, { views }: QueryDeps): Promise<Told[]> => {
  const effects: Told[] = [];
  const open = [id];
  for (let cause = open.shift(); cause !== undefined && effects.length < MOST_EFFECTS; cause = open.shift()) {
    const found = await views.history.find({
      index: "byMention",
      equals: [cause],
      filter: { causationId: cause },
      limit: MOST_EFFECTS - effects.length,
    });
    effects.push(...found.documents);
    open.push(...found.documents.map(({ key }) => key));
  }
  return effects.toSorted((a, b) => (a.document.position < b.document.position ? -1 : 1));
};
