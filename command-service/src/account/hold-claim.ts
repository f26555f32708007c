import type { AccountRejection, GoogleRejection } from "@naqsh/shared/account";
import type { AnyCommand, AnyEvent, Decider } from "@naqsh/shared/kernel/decider";
import type { NaqshRejection } from "@naqsh/shared/registry";
import { stepOf } from "../commands/command-ids";
import type { CommandContext } from "../handler/command";
import type { CommandHandler } from "../handler/handle-command";
import { done } from "../commands/system-commands";
import { emailClaimDecider } from "./email-claim.decider";
import { identityClaimDecider } from "./identity-claim.decider";
import { usernameClaimDecider } from "./username-claim.decider";

type Handler = Pick<CommandHandler, "handleCommand" | "readState">;
type Holding = { claimId: string; userId: string };

/** Claims an e-mail, a user name or an identity for an account. Null when the claim is held, else why not. */
const hold = async <State extends { holder: string | null }, Command extends AnyCommand, Event extends AnyEvent>(
  handler: Handler,
  decider: Decider<State, Command, Event, AccountRejection | GoogleRejection>,
  command: Command & { data: Holding },
  context: CommandContext,
): Promise<NaqshRejection | null> => {
  const { claimId, userId } = command.data;
  const result = await handler.handleCommand({ decider, streamId: claimId, command, context, answer: done });
  if (result.status === "rejected") return result.rejection;
  if (!result.repeated) return null;
  const { holder } = await handler.readState(decider, claimId);
  if (holder === userId) return null;
  // It was released as an orphan before its command came back.
  return hold(handler, decider, command, stepOf(context, "claimed again"));
};

/** Under an id of its own for each claim: what one command leaves lies in one append. */
const release = async <State extends { holder: string | null }, Command extends AnyCommand, Event extends AnyEvent>(
  handler: Handler,
  decider: Decider<State, Command, Event, AccountRejection | GoogleRejection>,
  command: Command & { data: Holding },
  context: CommandContext,
): Promise<void> => {
  const { claimId } = command.data;
  const own = stepOf(context, `released/${claimId}`);
  await handler.handleCommand({ decider, streamId: claimId, command, context: own, answer: done });
};

/** Claims made before the account that needs them. Null when the claim is held, else why not. */
export const holdEmail = (
  handler: Handler,
  data: Holding & { moveId?: string },
  context: CommandContext,
): Promise<NaqshRejection | null> => hold(handler, emailClaimDecider, { type: "ClaimEmail", data }, context);

/** Names the e-mail of an account that is not verified; whoever holds it keeps it, and hears of it by letter. */
export const nameEmail = async (
  handler: Handler,
  data: Holding,
  context: CommandContext,
): Promise<NaqshRejection | null> => {
  const command = { type: "NameEmail", data } as const;
  const target = { decider: emailClaimDecider, streamId: data.claimId, command, context, answer: done };
  const result = await handler.handleCommand(target);
  return result.status === "rejected" ? result.rejection : null;
};

export const holdUsername = (
  handler: Handler,
  data: Holding & { moveId?: string },
  context: CommandContext,
): Promise<NaqshRejection | null> => hold(handler, usernameClaimDecider, { type: "ClaimUsername", data }, context);

export const holdIdentity = (
  handler: Handler,
  data: Holding,
  context: CommandContext,
): Promise<NaqshRejection | null> => hold(handler, identityClaimDecider, { type: "ClaimIdentity", data }, context);

export const releaseIdentity = (handler: Handler, data: Holding, context: CommandContext): Promise<void> =>
  release(handler, identityClaimDecider, { type: "ReleaseIdentity", data }, context);

export const releaseEmail = (handler: Handler, data: Holding, context: CommandContext): Promise<void> =>
  release(handler, emailClaimDecider, { type: "ReleaseEmail", data }, context);

export const releaseUsername = (handler: Handler, data: Holding, context: CommandContext): Promise<void> =>
  release(handler, usernameClaimDecider, { type: "ReleaseUsername", data }, context);
