import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { retold } from "@naqsh/shared/kernel/personal";
import type { Policy } from "@naqsh/shared/kernel/policy";
import type { SavedSearchTold } from "@naqsh/shared/search";
import { jobAt } from "../policies/effects";
import { noticeTo } from "./notice";
import { TELL_OF_SAVED_SEARCHES } from "./notification-jobs";

const DAY_MS = 24 * 60 * 60_000;
/** Nine o'clock in Riyadh, from the start of the day in UTC. */
const MORNING_MS = 6 * 60 * 60_000;

/** What comes after somebody was told waits for the next morning. One job looks for all. */
export const notifyPersonWhenSavedSearchFinds: Policy<SavedSearchTold> = {
  name: "notify-person-when-saved-search-finds",
  handles: ["SavedSearchTold"],
  onMoneyPath: false,
  react: (event) => {
    const { userId, savedId, name, count, day } = event.data;
    const at = instantFromMs(Date.parse(`${day}T00:00:00.000Z`) + DAY_MS + MORNING_MS);
    const data = { before: at, position: event.position };
    return [
      noticeTo(userId, "savedSearchFound", { savedSearchId: savedId, count, reason: retold(name) }, event),
      jobAt({ ...TELL_OF_SAVED_SEARCHES, id: `tell-of-saved-searches_morning-${day}`, at, data }),
    ];
  },
};
