import type { Decider } from "@naqsh/shared/kernel/decider";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import { retold, type PersonalText } from "@naqsh/shared/kernel/personal";
import { riyadhDayOf, type RiyadhDay } from "@naqsh/shared/kernel/riyadh-day";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import { MOST_SAVED_SEARCHES } from "@naqsh/shared/search";
import type { SaveSearch, SavedSearchCommand, SavedSearchEvent, SavedSearchRejection } from "@naqsh/shared/search";

type SavedSearchDecision = Decision<SavedSearchEvent, SavedSearchRejection>;

/** `digest`: null for one that was saved before events held it; `toldOn`: the day on which its person was told of it last. */
type SavedSearch = {
  savedId: string;
  name: PersonalText;
  question: PersonalText;
  digest: string | null;
  toldOn: RiyadhDay | null;
};

/** One question is kept once, so that its person is not told twice of what it finds. */
const save = (searches: readonly SavedSearch[], { sameAs, ...search }: SaveSearch["data"]): SavedSearchDecision => {
  if (searches.some(({ savedId }) => savedId === search.savedId)) return accept();
  const same = searches.find(({ savedId, digest }) => digest === search.digest || sameAs.includes(savedId));
  if (same !== undefined) return reject({ code: "SAVED_SEARCH_EXISTS", savedId: same.savedId });
  if (searches.length >= MOST_SAVED_SEARCHES)
    return reject({ code: "SAVED_SEARCHES_FULL", limit: MOST_SAVED_SEARCHES });
  return accept({ type: "SearchSaved", data: search });
};

/** The searches that one person keeps, and when they were told of what each found. */
export const savedSearchesDecider: Decider<
  readonly SavedSearch[],
  SavedSearchCommand,
  SavedSearchEvent,
  SavedSearchRejection
> = {
  streamCategory: "savedSearches",
  initialState: [],
  decide: ({ type, data }, searches, { now }) => {
    const saved = searches.find(({ savedId }) => savedId === data.savedId);
    switch (type) {
      case "SaveSearch":
        return save(searches, data);
      case "RemoveSavedSearch":
        if (saved === undefined) return reject({ code: "SAVED_SEARCH_UNKNOWN" });
        return accept({ type: "SavedSearchRemoved", data });
      case "TellOfSavedSearch":
        // What is not told today is told on the next day, together with what comes meanwhile.
        if (saved === undefined || saved.toldOn === riyadhDayOf(now)) return accept();
        return accept({
          type: "SavedSearchTold",
          data: { ...data, name: retold(saved.name), day: riyadhDayOf(now) },
        });
      default:
        return unreachable(type);
    }
  },
  evolve: (searches, { type, data }) => {
    const { savedId } = data;
    switch (type) {
      case "SearchSaved": {
        const { name, question, digest = null } = data;
        return [...searches, { savedId, name, question, digest, toldOn: null }];
      }
      case "SavedSearchRemoved":
        return searches.filter((search) => search.savedId !== savedId);
      case "SavedSearchTold":
        return searches.map((search) => (search.savedId === savedId ? { ...search, toldOn: data.day } : search));
      default:
        return unreachable(type);
    }
  },
};
