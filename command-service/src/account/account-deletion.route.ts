import type { myDataWrites } from "@naqsh/shared/account";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { answerWith, refuse } from "../http/answers";
import type { Call } from "../http/route";
import { done } from "../commands/system-commands";
import { accountDecider } from "./account.decider";
import { linkTokenFrom } from "./link-token";

/** Asks for the account to be deleted, by somebody who has just shown who they are. */
export const requestDeletion =
  (deps: CommandDeps) =>
  async ({ context, session: { userId } }: Call<typeof myDataWrites.requestDeletion>): Promise<void> => {
    const command = await contextOf(context, deps, null);
    const { open: business } = await deps.businessOf(userId);
    const result = await deps.handleCommand({
      decider: accountDecider,
      streamId: userId,
      command: { type: "RequestAccountDeletion", data: { userId, requestId: command.commandId, business } },
      context: command,
      answer: ({ state }) => ({ erasesAt: state.status === "active" ? state.leaving?.erasesAt : null }),
    });
    answerWith(context, result);
  };

/** Takes it back, by whoever is signed in. */
export const withdrawDeletion =
  (deps: CommandDeps) =>
  async ({ context, session: { userId } }: Call<typeof myDataWrites.withdrawDeletion>): Promise<void> => {
    const result = await deps.handleCommand({
      decider: accountDecider,
      streamId: userId,
      command: { type: "WithdrawAccountDeletion", data: { userId } },
      context: await contextOf(context, deps, null),
      answer: done,
    });
    answerWith(context, result);
  };

/** Takes it back by the link of a letter, in any browser: its secret was sent to the person's mailbox alone. */
export const stay =
  (deps: CommandDeps) =>
  async ({ context, input }: Call<typeof myDataWrites.stay>): Promise<void> => {
    const link = linkTokenFrom(input.token);
    if (!link) return refuse(context, { code: "LINK_INVALID" });
    const { userId, digest } = link;
    const account = await deps.readFresh(accountDecider, userId);
    if (account.status !== "active") return refuse(context, { code: "LINK_INVALID" });
    const result = await deps.handleCommand({
      decider: accountDecider,
      streamId: userId,
      command: { type: "WithdrawAccountDeletion", data: { userId, digest } },
      context: await contextOf(context, deps, input),
      answer: done,
    });
    answerWith(context, result);
  };
