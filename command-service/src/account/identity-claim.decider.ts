import type { ClaimIdentity, GoogleRejection, IdentityClaimEvent, ReleaseIdentity } from "@naqsh/shared/account";
import type { Decider } from "@naqsh/shared/kernel/decider";
import { accept, reject } from "@naqsh/shared/kernel/decision";
import { unreachable } from "@naqsh/shared/kernel/unreachable";

/** Whose account an identity at a provider opens: at most one at any time. */
export type IdentityClaim = { holder: string | null };

type Command = ClaimIdentity | ReleaseIdentity;

export const identityClaimDecider: Decider<IdentityClaim, Command, IdentityClaimEvent, GoogleRejection> = {
  streamCategory: "identityClaim",
  initialState: { holder: null },
  decide: ({ type, data }, { holder }) => {
    switch (type) {
      case "ClaimIdentity":
        if (holder === data.userId) return accept();
        return holder === null
          ? accept({ type: "ExternalIdentityClaimed", data })
          : reject({ code: "GOOGLE_IDENTITY_TAKEN" });
      case "ReleaseIdentity":
        return holder === data.userId ? accept({ type: "ExternalIdentityReleased", data }) : accept();
      default:
        return unreachable(type);
    }
  },
  evolve: (_, { type, data }) => ({ holder: type === "ExternalIdentityClaimed" ? data.userId : null }),
};
