import type { UsernameChanged } from "@naqsh/shared/account";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { commandTo } from "../policies/effects";

/** Others may have the name from now on, unless its person came back to it meanwhile. */
export const releaseFormerUsernameWhenChanged: Policy<UsernameChanged> = {
  name: "release-former-username-when-changed",
  handles: ["UsernameChanged"],
  onMoneyPath: false,
  react: ({ data: { userId, former } }) =>
    former === null
      ? []
      : [
          commandTo("usernameClaim", former.claimId, {
            type: "ReleaseUsername",
            data: { claimId: former.claimId, userId, moveId: former.moveId },
          }),
        ],
};
