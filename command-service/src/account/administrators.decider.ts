import type { AccountRejection, AdministratorsEvent, DismissAdministrator } from "@naqsh/shared/account";
import type { Decider } from "@naqsh/shared/kernel/decider";
import { accept, reject } from "@naqsh/shared/kernel/decision";
import { retold } from "@naqsh/shared/kernel/personal";

/** The grants that were taken. A grant that is not among them, of a person whose account has it, is in force. */
export type Administrators = { taken: readonly string[] };

/**
 * All dismissals, one after the other. Whoever dismisses another one still has their own right at that place of the stream, so that one
 * administrator always remains, even if two dismiss each other at the same moment.
 */
export const administratorsDecider: Decider<
  Administrators,
  DismissAdministrator,
  AdministratorsEvent,
  AccountRejection
> = {
  streamCategory: "administrators",
  initialState: { taken: [] },
  decide: ({ data: { ownGrantId, ...dismissed } }, { taken }) => {
    if (dismissed.grantId === ownGrantId) return reject({ code: "OWN_RIGHT_STAYS" });
    if (taken.includes(ownGrantId)) return reject({ code: "RIGHT_WAS_TAKEN" });
    if (taken.includes(dismissed.grantId)) return accept();
    return accept({ type: "AdministratorDismissed", data: { ...dismissed, reason: retold(dismissed.reason) } });
  },
  evolve: ({ taken }, { data }) => ({ taken: [...taken, data.grantId] }),
};
