import type { JobDeps } from "../jobs/job-definition";

/** Whose an e-mail is, by the stream of its claim; null for nobody's. */
export const holderOfEmail = async (claimId: string, { store }: Pick<JobDeps, "store">): Promise<string | null> => {
  let holder: string | null = null;
  for await (const { type, data } of store.readStream(`emailClaim-${claimId}`)) {
    if (type === "EmailClaimed") holder = String(data["userId"]);
    if (type === "EmailReleased" && data["userId"] === holder) holder = null;
  }
  return holder;
};
