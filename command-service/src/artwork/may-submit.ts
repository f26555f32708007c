import type { NaqshRejection } from "@naqsh/shared/registry";
import { mayWrite, type AccountFacts } from "../workflows/facts";

/** Artists who are not banned submit works and revise their own; whose a work is, its own stream knows. */
export const maySubmit = (account: AccountFacts | null): NaqshRejection | null =>
  mayWrite(account) ?? (account?.role === "artist" ? null : { code: "ARTIST_ROLE_REQUIRED" });
