import { after } from "@naqsh/shared/kernel/instant";
import { REFUND_CLAIM_MS, type RefundClaim } from "@naqsh/shared/order";
import type { QueryDeps } from "../query-deps";
import type { ClaimDocument } from "./claim-of-refund";

/** With the administrator's name, and until when it is theirs alone. */
export const openClaim = async (
  claim: ClaimDocument | null,
  { views, people }: Pick<QueryDeps, "views" | "people">,
): Promise<RefundClaim | null> => {
  if (claim === null) return null;
  const { claimedBy: id, claimedAt } = claim;
  const names = await people.namesOf(await views.people.get(id));
  return { by: { id, ...names }, claimedAt, freeFrom: after(claimedAt, REFUND_CLAIM_MS) };
};
