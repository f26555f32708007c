import type { Decider } from "@naqsh/shared/kernel/decider";
import { accept } from "@naqsh/shared/kernel/decision";
import { keepWhole } from "@naqsh/shared/kernel/state-keeping";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import type { SearchHistoryCommand, SearchHistoryEvent } from "@naqsh/shared/search";

/** The entries that are kept, the newest last; what they say is sealed. */
type SearchHistory = readonly string[];

/** Older ones are forgotten of themselves: ten are shown, and the same words may be among them several times. */
const MOST_KEPT = 50;

/** What a person searched, for themselves alone. */
export const searchHistoryDecider: Decider<SearchHistory, SearchHistoryCommand, SearchHistoryEvent, never> = {
  streamCategory: "searchHistory",
  initialState: [],
  decide: (command, history) => {
    switch (command.type) {
      case "RememberSearch":
        return accept({ type: "SearchRemembered", data: command.data });
      case "ForgetSearches": {
        const { userId, entryIds } = command.data;
        const kept = entryIds === null ? history : entryIds.filter((entry) => history.includes(entry));
        if (kept.length === 0) return accept();
        return accept({ type: "SearchesForgotten", data: { userId, entryIds: entryIds === null ? null : [...kept] } });
      }
      default:
        return unreachable(command);
    }
  },
  evolve: (history, { type, data }) => {
    switch (type) {
      case "SearchRemembered":
        return [...history, data.entryId].slice(-MOST_KEPT);
      case "SearchesForgotten":
        return history.filter((entry) => data.entryIds !== null && !data.entryIds.includes(entry));
      default:
        return unreachable(type);
    }
  },
  keeping: keepWhole(1),
};
