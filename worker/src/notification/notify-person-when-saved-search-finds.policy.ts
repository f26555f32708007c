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

/**
 * Several searches that are told of at once are one notice, which names the first. What comes after somebody was told waits for the
 * next morning; one job looks for all.
 */
export const notifyPersonWhenSavedSearchFinds: Policy<SavedSearchTold> = {
  name: "notify-person-when-saved-search-finds",
  handles: ["SavedSearchTold"],
  onMoneyPath: false,
  react: (event) => {
    const { userId, savedId, name, count, day, together } = event.data;
    if (together === null) return [];
    const at = instantFromMs(Date.parse(`${day}T00:00:00.000Z`) + DAY_MS + MORNING_MS);
    const data = { before: at, position: event.position };
    const found = together ? { searches: together.searches, count: together.works } : { savedSearchId: savedId, count };
    return [
      noticeTo(userId, "savedSearchFound", { ...found, reason: retold(name) }, event),
      jobAt({ ...TELL_OF_SAVED_SEARCHES, id: `tell-of-saved-searches_morning-${day}`, at, data }),
    ];
  },
};
