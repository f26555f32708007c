import type { Language } from "@naqsh/shared/kernel/language";
import type {
  AccountCommand,
  AccountEvent,
  AccountRejection,
  AccountRole,
  RegisterBody,
  RegisterUser,
} from "@naqsh/shared/account";
import { personal } from "@naqsh/shared/kernel/personal";
import type { NaqshRejection } from "@naqsh/shared/registry";
import {
  isRefusedForNow,
  rejected,
  type CommandContext,
  type CommandResult,
  type CommandTarget,
} from "../handler/command";
import type { CommandDeps } from "../commands/command-deps";
import { accountDecider } from "./account.decider";
import type { Account } from "./account.state";
import { claimIdOf } from "@naqsh/shared/platform/claim-id";
import { emailClaimDecider } from "./email-claim.decider";
import { derivedUsernames } from "./derived-usernames";
import { holdEmail, holdUsername, nameEmail, releaseEmail } from "./hold-claim";
import { refusalOfPassword } from "./password-rules";
import { openWith, signedInUserFrom } from "./signed-in-user";

export type NewAccount = Omit<RegisterBody, "role" | "language"> & {
  userId: string;
  role: AccountRole;
  language: Language;
  /** Nobody has to show that the e-mail is theirs: the account claims it at once. */
  emailVerified: boolean;
};

export type RegisteringDeps = Pick<CommandDeps, "handleCommand" | "firstAnswer" | "readState" | "keys" | "passwords">;

const TOO_BUSY: NaqshRejection = { code: "TOO_MANY_REQUESTS", retryAfterMs: 1000 };

/**
 * Registers a person: their e-mail is named (or claimed, if it needs no letter) and their username claimed, then the account is
 * made. What happens, and how long it takes, is the same whether the e-mail has an account already (docs/decisions/0059). Repeated
 * with another password it is another command, although passwords are no part of a digest.
 */
export const registerAccount = async (
  deps: RegisteringDeps,
  account: NewAccount,
  context: CommandContext,
): Promise<CommandResult> => {
  const { userId, password } = account;
  const earlier = await deps.firstAnswer(accountOf(userId, context, await deps.keys.find(userId)));
  if (earlier) return withSamePassword(deps, account, earlier);

  const { status } = await deps.readState(accountDecider, userId);
  if (status === "abandoned") return rejected({ code: "REGISTRATION_ABANDONED" });
  const unfit = refusalOfPassword(account);
  if (unfit) return rejected(unfit);
  const passwordHash = await deps.passwords.hash(password);
  if (passwordHash === null) return rejected(TOO_BUSY);

  const claimed = await claimNames(deps, account, context);
  if ("code" in claimed) {
    if (isRefusedForNow(claimed)) return rejected(claimed);
    return deps.handleCommand({ ...accountOf(userId, context, null), command: null, refusal: claimed });
  }
  const result = await deps.handleCommand({
    ...accountOf(userId, context, await deps.keys.obtain(userId)),
    command: { type: "RegisterUser", data: registered({ ...account, ...claimed, passwordHash }, context) },
  });
  return result.repeated ? withSamePassword(deps, account, result) : result;
};

/** Whether this account is there, or has its e-mail already. */
export const isRegistrationBegun = async (
  { readState, keys }: RegisteringDeps,
  userId: string,
  email: string,
): Promise<boolean> => {
  const claimId = await claimIdOf(keys, "email", email);
  const { holder, named } = await readState(emailClaimDecider, claimId);
  if (holder === userId || named === userId) return true;
  return (await readState(accountDecider, userId)).status !== "unknown";
};

const claimNames = async (
  deps: RegisteringDeps,
  { userId, email, username, firstName, lastName, latinName, emailVerified }: NewAccount,
  context: CommandContext,
): Promise<{ username: string; claimId: string } | NaqshRejection> => {
  const emailClaim = { claimId: await claimIdOf(deps.keys, "email", email), userId };
  const taken = await (emailVerified ? holdEmail : nameEmail)(deps, emailClaim, context);
  if (taken) return taken;
  const wanted =
    username === undefined ? derivedUsernames(latinName || `${firstName} ${lastName}`, userId) : [username];
  let refusal: NaqshRejection = { code: "USERNAME_TAKEN" };
  for (const name of wanted) {
    // oxlint-disable-next-line no-await-in-loop -- the first free one is taken and no other
    const refused = await holdUsername(
      deps,
      { claimId: await claimIdOf(deps.keys, "username", name), userId },
      context,
    );
    if (!refused) return { username: name, claimId: emailClaim.claimId };
    refusal = refused;
  }
  await releaseEmail(deps, emailClaim, context);
  return refusal;
};

/** The account as the target of its first command; `key` opens what the answer tells. */
const accountOf = (
  userId: string,
  context: CommandContext,
  key: Uint8Array | null,
): CommandTarget<Account, AccountCommand, AccountEvent, AccountRejection> => ({
  decider: accountDecider,
  streamId: userId,
  context,
  answer: ({ state }) => (state.status === "active" ? signedInUserFrom(state, openWith(key)) : {}),
  tellsPersonalFields: true,
});

type Claimed = { username: string; claimId: string; passwordHash: string };

const registered = (account: NewAccount & Claimed, { commandId }: CommandContext): RegisterUser["data"] => {
  const { userId, role, language, bio, bioEn, location, latinName, emailVerified, acceptedTerms, newsletter } = account;
  const own = (text: string) => personal(userId, text);
  return {
    accepted: acceptedTerms === undefined ? null : { version: acceptedTerms, newsletter: newsletter ?? false },
    letter: emailVerified ? null : { requestId: commandId, claimId: account.claimId },
    userId,
    role,
    language,
    emailVerified,
    email: own(account.email),
    username: own(account.username),
    firstName: own(account.firstName),
    lastName: own(account.lastName),
    passwordHash: own(account.passwordHash),
    ...(bio && { bio: own(bio) }),
    ...(bioEn && { bioEn: own(bioEn) }),
    ...(location && { location: own(location) }),
    ...(latinName && { latinName: own(latinName) }),
  };
};

/** Whoever repeats a registration gets its answer, and a session with it, only with its password. */
const withSamePassword = async (
  deps: RegisteringDeps,
  { userId, password }: NewAccount,
  result: CommandResult,
): Promise<CommandResult> => {
  if (result.status === "rejected") return result;
  const account = await deps.readState(accountDecider, userId);
  if (account.status !== "active") return rejected({ code: "COMMAND_ID_REUSED" });
  const stored = openWith(await deps.keys.find(userId))(account.passwordHash);
  const isSame = await deps.passwords.matches(password, stored);
  if (isSame === null) return rejected(TOO_BUSY);
  return isSame ? result : rejected({ code: "COMMAND_ID_REUSED" });
};
