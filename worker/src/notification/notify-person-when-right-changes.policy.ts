import type { AdministratorRightGiven, AdministratorRightTaken } from "@naqsh/shared/account";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { noticeTo } from "./notice";

/** Whoever's rights change hears why, by a notice and a letter. */
export const notifyPersonWhenRightChanges: Policy<AdministratorRightGiven | AdministratorRightTaken> = {
  name: "notify-person-when-right-changes",
  handles: ["AdministratorRightGiven", "AdministratorRightTaken"],
  onMoneyPath: false,
  react: (event) => {
    const kind = event.type === "AdministratorRightGiven" ? "rightGiven" : "rightTaken";
    return [noticeTo(event.data.userId, kind, { reason: event.data.reason }, event)];
  },
};
