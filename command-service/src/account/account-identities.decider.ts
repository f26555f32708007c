import type { AccountEvent, AccountRejection, LinkExternalIdentity } from "@naqsh/shared/account";
import { accept, type Decision } from "@naqsh/shared/kernel/decision";
import type { ActiveAccount } from "./account.state";

/** An identity whose claim the account holds; linked before, nothing happens. */
export const linkExternalIdentity = (
  { data }: LinkExternalIdentity,
  { identities }: ActiveAccount,
): Decision<AccountEvent, AccountRejection> =>
  identities.includes(data.claimId) ? accept() : accept({ type: "ExternalIdentityLinked", data });
