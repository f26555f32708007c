import type { Decider } from "@naqsh/shared/kernel/decider";
import { accept } from "@naqsh/shared/kernel/decision";
import { keepWhole } from "@naqsh/shared/kernel/state-keeping";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import type { SearchCommand, SearchEvent } from "@naqsh/shared/search";

/** Who has searched of late is known before, and kept in no event. */
type SoughtTerm = { isSought: boolean };

/** What people search, on one stream for the same words. */
export const searchDecider: Decider<SoughtTerm, SearchCommand, SearchEvent, never> = {
  streamCategory: "soughtTerm",
  initialState: { isSought: false },
  decide: (command, { isSought }) => {
    switch (command.type) {
      case "RecordSearch":
        return accept({ type: "TermSought", data: command.data });
      case "RecordSearchChoice":
        // A field that suggests tells of choices while one still types: nobody counts the choices of half a word.
        return isSought ? accept({ type: "SearchResultChosen", data: command.data }) : accept();
      default:
        return unreachable(command);
    }
  },
  evolve: (term, { type }) => (type === "TermSought" ? { isSought: true } : term),
  keeping: keepWhole(2),
};
