import type { Decider } from "@naqsh/shared/kernel/decider";
import { accept, reject } from "@naqsh/shared/kernel/decision";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import type { AccountRejection, ClaimUsername, ReleaseUsername, UsernameClaimEvent } from "@naqsh/shared/account";

/** Who holds a username: at most one person at any time. */
export type UsernameClaim = { holder: string | null };

type Command = ClaimUsername | ReleaseUsername;

export const usernameClaimDecider: Decider<UsernameClaim, Command, UsernameClaimEvent, AccountRejection> = {
  streamCategory: "usernameClaim",
  initialState: { holder: null },
  decide: ({ type, data }, { holder }) => {
    switch (type) {
      case "ClaimUsername":
        if (holder === data.userId) return accept();
        return holder === null ? accept({ type: "UsernameClaimed", data }) : reject({ code: "USERNAME_TAKEN" });
      case "ReleaseUsername":
        return holder === data.userId ? accept({ type: "UsernameReleased", data }) : accept();
      default:
        return unreachable(type);
    }
  },
  evolve: (_, { type, data }) => ({ holder: type === "UsernameClaimed" ? data.userId : null }),
};
