import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";
import type { SignedInUser, SignInBody } from "@naqsh/shared/account";
import type { NaqshRejection } from "@naqsh/shared/registry";
import type { CommandDeps } from "../commands/command-deps";
import { accountDecider } from "./account.decider";
import { claimIdOf } from "@naqsh/shared/platform/claim-id";
import { emailClaimDecider } from "./email-claim.decider";
import { openWith, signedInUserFrom } from "./signed-in-user";

/** `userId`: whose account it is, which nobody outside may learn. */
export type SignInRefusal = { refusal: NaqshRejection; userId: string | null };
export type SigningIn = { user: SignedInUser };

export type SigningInDeps = Pick<CommandDeps, "readFresh" | "keys" | "passwords">;

/**
 * The account of an e-mail and a password: who holds the e-mail, or the newest account that named it. Both are always compared, so
 * that an unknown e-mail, a wrong password and a taken e-mail are told apart by nothing: not by the answer and not by its time. Where
 * an account is missing, one that nobody has is looked for in its place, since with engines each read is a way
 * through the network; and the store is asked each time, since memory holds those alone that are there.
 */
export const userSigningIn = async (
  deps: SigningInDeps,
  { email, password }: SignInBody,
): Promise<SigningIn | SignInRefusal> => {
  const claimId = await claimIdOf(deps.keys, "email", email);
  const { holder, named } = await deps.readFresh(emailClaimDecider, claimId);
  const nobody = (place: string): string => uuid5(NAQSH_NAMESPACE, `nobody/${place}/${claimId}`);
  const sought = [holder ?? nobody("holder"), named ?? nobody("named")];
  const candidates = await Promise.all(sought.map((userId) => candidateOf(deps, userId)));
  const stored = candidates.map((candidate) => candidate?.passwordHash || null);
  const place = await deps.passwords.placeOf(password, stored);
  if (place === null) return { refusal: { code: "TOO_MANY_REQUESTS", retryAfterMs: 1000 }, userId: holder };
  return candidates[place] ?? { refusal: { code: "WRONG_CREDENTIALS" }, userId: holder };
};

type Candidate = SigningIn & { passwordHash: string };

const candidateOf = async ({ readFresh, keys }: SigningInDeps, userId: string): Promise<Candidate | null> => {
  const [account, key] = [await readFresh(accountDecider, userId), await keys.find(userId)];
  if (account.status !== "active") return null;
  const open = openWith(key);
  return { user: signedInUserFrom(account, open), passwordHash: open(account.passwordHash) };
};
