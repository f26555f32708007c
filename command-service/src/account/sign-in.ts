import type { SignedInUser, SignInBody } from "@naqsh/shared/account";
import type { NaqshRejection } from "@naqsh/shared/registry";
import type { CommandDeps } from "../command-deps";
import { accountDecider, type ActiveAccount } from "./account.decider";
import { claimIdOf } from "./claim-id";
import { emailClaimDecider } from "./email-claim.decider";
import { openWith, signedInUserFrom } from "./signed-in-user";

/** `userId`: whose account it is, which nobody outside may learn. */
export type SignInRefusal = { refusal: NaqshRejection; userId: string | null };

export type SigningInDeps = Pick<CommandDeps, "readState" | "keys" | "passwords">;

/** An unknown e-mail and a wrong password are told apart by nothing: not by the answer and not by its time. */
export const userSigningIn = async (
  deps: SigningInDeps,
  { email, password }: SignInBody,
): Promise<SignedInUser | SignInRefusal> => {
  const account = await accountOf(deps, email);
  const open = openWith(account && (await deps.keys.find(account.userId)));
  const stored = account ? open(account.passwordHash) : null;
  const isRight = await deps.passwords.matches(password, stored || null);
  const userId = account?.userId ?? null;
  if (isRight === null) return { refusal: { code: "TOO_MANY_REQUESTS", retryAfterMs: 1000 }, userId };
  return isRight && account ? signedInUserFrom(account, open) : { refusal: { code: "WRONG_CREDENTIALS" }, userId };
};

const accountOf = async ({ readState, keys }: SigningInDeps, email: string): Promise<ActiveAccount | null> => {
  const { holder } = await readState(emailClaimDecider, await claimIdOf(keys, "email", email));
  if (holder === null) return null;
  const account = await readState(accountDecider, holder);
  return account.status === "active" ? account : null;
};
