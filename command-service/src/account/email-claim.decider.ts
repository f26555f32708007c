import type { Decider } from "@naqsh/shared/kernel/decider";
import { accept, reject } from "@naqsh/shared/kernel/decision";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import type { AccountRejection, ClaimEmail, EmailClaimEvent, ReleaseEmail } from "@naqsh/shared/account";

/** Who holds an e-mail: at most one person at any time. */
export type EmailClaim = { holder: string | null };

export const emailClaimDecider: Decider<EmailClaim, ClaimEmail | ReleaseEmail, EmailClaimEvent, AccountRejection> = {
  streamCategory: "emailClaim",
  initialState: { holder: null },
  decide: ({ type, data }, { holder }) => {
    switch (type) {
      case "ClaimEmail":
        if (holder === data.userId) return accept();
        return holder === null ? accept({ type: "EmailClaimed", data }) : reject({ code: "ACCOUNT_NOT_CREATED" });
      case "ReleaseEmail":
        return holder === data.userId ? accept({ type: "EmailReleased", data }) : accept();
      default:
        return unreachable(type);
    }
  },
  evolve: (_, { type, data }) => ({ holder: type === "EmailClaimed" ? data.userId : null }),
};
