import type { Decider } from "@naqsh/shared/kernel/decider";
import { accept, reject } from "@naqsh/shared/kernel/decision";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import type { AccountRejection, ClaimUsername, ReleaseUsername, UsernameClaimEvent } from "@naqsh/shared/account";

/**
 * Who holds a username: at most one person at any time. `moveId` tells which try of theirs took it last; a release that is meant
 * for an earlier one, because they have come back to the name since, leaves it.
 */
export type UsernameClaim = { holder: string | null; moveId: string | null };

type Command = ClaimUsername | ReleaseUsername;

export const usernameClaimDecider: Decider<UsernameClaim, Command, UsernameClaimEvent, AccountRejection> = {
  streamCategory: "usernameClaim",
  initialState: { holder: null, moveId: null },
  decide: ({ type, data }, { holder, moveId }) => {
    switch (type) {
      case "ClaimUsername": {
        if (holder !== null && holder !== data.userId) return reject({ code: "USERNAME_TAKEN" });
        const isHeldSo = holder === data.userId && (data.moveId === undefined || data.moveId === moveId);
        return isHeldSo ? accept() : accept({ type: "UsernameClaimed", data });
      }
      case "ReleaseUsername": {
        const isMeant = holder === data.userId && (data.moveId === undefined || data.moveId === moveId);
        const { claimId, userId } = data;
        return isMeant ? accept({ type: "UsernameReleased", data: { claimId, userId } }) : accept();
      }
      default:
        return unreachable(type);
    }
  },
  evolve: (_, { type, data }) =>
    type === "UsernameClaimed" ? { holder: data.userId, moveId: data.moveId ?? null } : { holder: null, moveId: null },
};
