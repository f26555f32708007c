import { cutTo } from "../http/list-page";
import type { QueryDeps } from "../query-deps";
import type { HistoryCard } from "./history.projection";

const MOST_CAUSES = 50;
const MOST_EFFECTS = 200;

export type Told = { key: string; document: HistoryCard };

/** Events in the order of the log; `isCut`: there are more than are told. */
export type Line = { told: Told[]; isCut: boolean };

/** What led to an event, oldest first; of a longer line the nearest. */
export const causesOf = async (card: HistoryCard, { views }: QueryDeps): Promise<Line> => {
  const told: Told[] = [];
  let key = card.causationId;
  while (key !== null) {
    const document = await views.history.get(key);
    if (document === null) break;
    if (told.length === MOST_CAUSES) return { told, isCut: true };
    told.unshift({ key, document });
    key = document.causationId;
  }
  return { told, isCut: false };
};

/** What followed from an event, directly and by what followed, in log order; of more the nearest. */
export const effectsOf = async (id: string, { views }: QueryDeps): Promise<Line> => {
  const effects: Told[] = [];
  const open = [id];
  for (let cause = open.shift(); cause !== undefined && effects.length <= MOST_EFFECTS; cause = open.shift()) {
    const found = await views.history.find({
      index: "byMention",
      equals: [cause],
      filter: { causationId: cause },
      limit: cutTo(MOST_EFFECTS + 1 - effects.length, "isCut says that there is more"),
    });
    effects.push(...found.documents);
    open.push(...found.documents.map(({ key }) => key));
  }
  const told = effects.slice(0, cutTo(MOST_EFFECTS, "isCut says that there is more"));
  const sorted = told.toSorted((a, b) => (a.document.position < b.document.position ? -1 : 1));
  return { told: sorted, isCut: effects.length > MOST_EFFECTS };
};
