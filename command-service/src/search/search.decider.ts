import type { Decider } from "@naqsh/shared/kernel/decider";
import { accept } from "@naqsh/shared/kernel/decision";
import { keepWhole } from "@naqsh/shared/kernel/state-keeping";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import type { SearchCommand, SearchEvent } from "@naqsh/shared/search";

/** Nothing of the past decides: who has searched of late is known before, and kept in no event. */
type SoughtTerm = null;

/** What people search, on one stream for the same words. */
export const searchDecider: Decider<SoughtTerm, SearchCommand, SearchEvent, never> = {
  streamCategory: "soughtTerm",
  initialState: null,
  decide: (command) => {
    switch (command.type) {
      case "RecordSearch":
        return accept({ type: "TermSought", data: command.data });
      case "RecordSearchChoice":
        return accept({ type: "SearchResultChosen", data: command.data });
      default:
        return unreachable(command);
    }
  },
  evolve: (term) => term,
  keeping: keepWhole(1),
};
