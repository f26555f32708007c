import type { AdministratorDismissed, TakeAdministratorRight } from "@naqsh/shared/account";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { commandTo } from "../policies/effects";

/** The dismissal is decided before the person's own stream takes the right away; a crash between the two ends here. */
export const finishDismissalWhenAdministratorDismissed: Policy<AdministratorDismissed> = {
  name: "finish-dismissal-when-administrator-dismissed",
  handles: ["AdministratorDismissed"],
  onMoneyPath: false,
  react: ({ data: { userId, grantId, dismissedBy, reason } }) => [
    commandTo<TakeAdministratorRight>("user", userId, {
      type: "TakeAdministratorRight",
      data: { userId, grantId, takenBy: dismissedBy, reason },
    }),
  ],
};
