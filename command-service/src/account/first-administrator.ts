import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";
import { commandDigest } from "@naqsh/shared/platform/event-codec/command-digest";
import { StoreUnavailable } from "@naqsh/shared/platform/ports/event-store";
import { isRefusedForNow, type CommandContext } from "../handler/command";
import type { CommandDeps } from "../commands/command-deps";
import { accountDecider } from "./account.decider";
import { claimIdOf } from "@naqsh/shared/platform/claim-id";
import { registerAccount } from "./register-account";

const ACTOR = "first-administrator";
const ONE_TIME_PASSWORD_LENGTH = 20;
const USUAL_NAMES = { firstName: "مدير", lastName: "نقش", latinName: "Naqsh Admin" };

/**
 * Makes the configured administrator if the log knows none, through the e-mail's claim like any account. A shop that was
 * moved, or whose configuration lost ADMIN_EMAIL, keeps the one that it has: others are made by an administrator.
 * @throws when that e-mail belongs to somebody else: registering with it gives no right.
 */
export const ensureFirstAdministrator = async (deps: CommandDeps): Promise<void> => {
  const { administrator, announce } = deps.config;
  if (!administrator) return;
  const email = administrator.email.trim().toLowerCase();
  const { commandId, userId, exists } = await idsOf(deps, email);
  if (exists) return;
  if (await hasAdministrator(deps)) {
    announce?.(`The shop has an administrator already: none was made for ${email}`);
    return;
  }

  const context: CommandContext = {
    commandId,
    digest: await commandDigest(deps.keys, ACTOR, email),
    actorId: ACTOR,
    actorRole: "system",
    receivedAt: instantFromMs(deps.clock.now()),
    correlationId: commandId,
    causationId: null,
  };
  const password = administrator.password ?? deps.ids.secret().slice(0, ONE_TIME_PASSWORD_LENGTH);
  const names = administrator.names ?? USUAL_NAMES;
  const standing = { role: "admin" as const, language: "ar" as const, emailVerified: true };
  const account = { userId, email, password, ...names, ...standing };
  const result = await registerAccount(deps, account, context);
  if (result.status === "rejected") {
    // Asked again under the same id, it goes on where it stopped.
    if (isRefusedForNow(result.rejection))
      throw new StoreUnavailable(`The administrator was not made: ${result.rejection.code}`);
    throw new Error(`The administrator ${email} could not be made: ${result.rejection.code}`);
  }
  if (administrator.password === undefined) announce?.(`Administrator ${email}, one-time password ${password}`);
};

/** The first administrator stands at the log's beginning, so this reads far only in a shop that has none. */
const hasAdministrator = async ({ readLog }: CommandDeps): Promise<boolean> => {
  for await (const { type, data } of readLog()) if (type === "UserRegistered" && data["role"] === "admin") return true;
  return false;
};

type Ids = { commandId: string; userId: string; exists: boolean };

/** Always the same ones; others only after a start that died half-way and whose registration was given up. */
const idsOf = async (deps: CommandDeps, email: string, attempt = 0): Promise<Ids> => {
  const claimId = await claimIdOf(deps.keys, "email", email);
  const commandId = uuid5(NAQSH_NAMESPACE, `${ACTOR}/${claimId}${attempt === 0 ? "" : `/${attempt}`}`);
  const userId = uuid5(NAQSH_NAMESPACE, commandId);
  const { status } = await deps.readState(accountDecider, userId);
  return status === "abandoned" ? idsOf(deps, email, attempt + 1) : { commandId, userId, exists: status !== "unknown" };
};
