import type {
  AccountEvent,
  AccountRejection,
  ExternalIdentityOfAccount,
  LinkExternalIdentity,
  UnlinkExternalIdentity,
} from "@naqsh/shared/account";
import { accept, type Decision } from "@naqsh/shared/kernel/decision";
import type { ActiveAccount } from "./account.state";

/** An identity whose claim the account holds; linked before, nothing happens. */
export const linkExternalIdentity = (
  { data }: LinkExternalIdentity,
  { identities }: ActiveAccount,
): Decision<AccountEvent, AccountRejection> =>
  identities.includes(data.claimId) ? accept() : accept({ type: "ExternalIdentityLinked", data });

export const unlinkExternalIdentity = (
  { data }: UnlinkExternalIdentity,
  { identities }: ActiveAccount,
): Decision<AccountEvent, AccountRejection> =>
  identities.includes(data.claimId) ? accept({ type: "ExternalIdentityUnlinked", data }) : accept();

/** What was disconnected is remembered, so that an equal e-mail does not connect it again by itself. */
export const withIdentity = (account: ActiveAccount, { type, data }: ExternalIdentityOfAccount): ActiveAccount => {
  const others = (claims: readonly string[]): string[] => claims.filter((claimId) => claimId !== data.claimId);
  const [identities, formerIdentities] = [others(account.identities), others(account.formerIdentities)];
  return type === "ExternalIdentityLinked"
    ? { ...account, identities: [...identities, data.claimId], formerIdentities }
    : { ...account, identities, formerIdentities: [...formerIdentities, data.claimId] };
};
