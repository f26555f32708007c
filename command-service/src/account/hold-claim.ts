import type { AccountRejection } from "@naqsh/shared/account";
import type { AnyCommand, AnyEvent, Decider } from "@naqsh/shared/kernel/decider";
import type { NaqshRejection } from "@naqsh/shared/registry";
import { stepOf } from "../command-ids";
import type { CommandContext } from "../handler/command";
import type { CommandHandler } from "../handler/handle-command";
import { done } from "../system-commands";
import { emailClaimDecider } from "./email-claim.decider";
import { usernameClaimDecider } from "./username-claim.decider";

type Handler = Pick<CommandHandler, "handleCommand" | "readState">;
type Holding = { claimId: string; userId: string };

const hold = async <Command extends AnyCommand & { data: Holding }, Event extends AnyEvent>(
  handler: Handler,
  decider: Decider<{ holder: string | null }, Command, Event, AccountRejection>,
  command: Command,
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
const release = async <Command extends AnyCommand & { data: Holding }, Event extends AnyEvent>(
  handler: Handler,
  decider: Decider<{ holder: string | null }, Command, Event, AccountRejection>,
  command: Command,
  context: CommandContext,
): Promise<void> => {
  const { claimId } = command.data;
  const own = stepOf(context, `released/${claimId}`);
  await handler.handleCommand({ decider, streamId: claimId, command, context: own, answer: done });
};

/** Claims made before the account that needs them. Null when the claim is held, else why not. */
export const holdEmail = (handler: Handler, data: Holding, context: CommandContext): Promise<NaqshRejection | null> =>
  hold(handler, emailClaimDecider, { type: "ClaimEmail", data }, context);

export const holdUsername = (
  handler: Handler,
  data: Holding,
  context: CommandContext,
): Promise<NaqshRejection | null> => hold(handler, usernameClaimDecider, { type: "ClaimUsername", data }, context);

export const releaseEmail = (handler: Handler, data: Holding, context: CommandContext): Promise<void> =>
  release(handler, emailClaimDecider, { type: "ReleaseEmail", data }, context);

export const releaseUsername = (handler: Handler, data: Holding, context: CommandContext): Promise<void> =>
  release(handler, usernameClaimDecider, { type: "ReleaseUsername", data }, context);
