import type { Decider } from "@naqsh/shared/kernel/decider";
import { accept, reject } from "@naqsh/shared/kernel/decision";
import { retold, type PersonalText } from "@naqsh/shared/kernel/personal";
import { riyadhDayOf, type RiyadhDay } from "@naqsh/shared/kernel/riyadh-day";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import { MOST_SAVED_SEARCHES } from "@naqsh/shared/search";
import type { SavedSearchCommand, SavedSearchEvent, SavedSearchRejection } from "@naqsh/shared/search";

/** `toldOn`: the day on which its person was told of it last. */
type SavedSearch = { savedId: string; name: PersonalText; toldOn: RiyadhDay | null };

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
        if (saved !== undefined) return accept();
        if (searches.length >= MOST_SAVED_SEARCHES)
          return reject({ code: "SAVED_SEARCHES_FULL", limit: MOST_SAVED_SEARCHES });
        return accept({ type: "SearchSaved", data });
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
      case "SearchSaved":
        return [...searches, { savedId, name: data.name, toldOn: null }];
      case "SavedSearchRemoved":
        return searches.filter((search) => search.savedId !== savedId);
      case "SavedSearchTold":
        return searches.map((search) => (search.savedId === savedId ? { ...search, toldOn: data.day } : search));
      default:
        return unreachable(type);
    }
  },
};
