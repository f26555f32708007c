import type { EmailClaimed, EmailNamed, UsernameClaimed } from "@naqsh/shared/account";
import { after } from "@naqsh/shared/kernel/instant";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { jobAt } from "../policies/effects";
import { ORPHAN_AFTER_MS } from "../jobs/orphan-claims";
import { RELEASE_ORPHAN_EMAIL, RELEASE_ORPHAN_USERNAME } from "./account-jobs";

/** A claim is made before the account that needs it, or moves to it; a crash between the two leaves it without one. */
export const checkClaimWhenClaimed: Policy<EmailClaimed | EmailNamed | UsernameClaimed> = {
  name: "check-claim-when-claimed",
  handles: ["EmailClaimed", "EmailNamed", "UsernameClaimed"],
  onMoneyPath: false,
  react: (event) => {
    const job = event.type === "UsernameClaimed" ? RELEASE_ORPHAN_USERNAME : RELEASE_ORPHAN_EMAIL;
    const { claimId, userId } = event.data;
    const at = after(event.recordedAt, ORPHAN_AFTER_MS);
    const move = event.type !== "EmailNamed" && event.data.moveId ? { moveId: event.data.moveId } : {};
    return [jobAt({ ...job, id: `${job.name}_${event.id}`, at, data: { claimId, userId, ...move } })];
  },
};
