import type { Decider } from "@naqsh/shared/kernel/decider";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import { retold, type PersonalText } from "@naqsh/shared/kernel/personal";
import { riyadhDayOf, type RiyadhDay } from "@naqsh/shared/kernel/riyadh-day";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import { MOST_SAVED_SEARCHES } from "@naqsh/shared/search";
import type {
  RemoveSavedSearch,
  SavedSearchCommand,
  SavedSearchEvent,
  SavedSearchRejection,
  SavedSearchTold,
  SaveSearch,
  TellOfSavedSearches,
} from "@naqsh/shared/search";

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

/** What is not told today is told on the next day, together with what comes meanwhile. */
const tell = (
  searches: readonly SavedSearch[],
  { userId, upTo, works, finds }: TellOfSavedSearches["data"],
  day: RiyadhDay,
): SavedSearchDecision => {
  const told = finds.flatMap(({ savedId, count }) => {
    const kept = searches.find((search) => search.savedId === savedId);
    return kept === undefined || kept.toldOn === day ? [] : [{ savedId, count, name: retold(kept.name) }];
  });
  const together = (place: number) => (place === 0 ? { searches: told.length, works } : null);
  return accept(
    ...told.map((one, place): SavedSearchTold => ({
      type: "SavedSearchTold",
      data: { userId, ...one, day, upTo, ...(told.length > 1 && { together: together(place) }) },
    })),
  );
};

const remove = (searches: readonly SavedSearch[], data: RemoveSavedSearch["data"]): SavedSearchDecision =>
  searches.some(({ savedId }) => savedId === data.savedId)
    ? accept({ type: "SavedSearchRemoved", data })
    : reject({ code: "SAVED_SEARCH_UNKNOWN" });

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
    switch (type) {
      case "SaveSearch":
        return save(searches, data);
      case "RemoveSavedSearch":
        return remove(searches, data);
      case "TellOfSavedSearches":
        return tell(searches, data, riyadhDayOf(now));
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
