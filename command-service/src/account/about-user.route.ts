import type { AccountCommand } from "@naqsh/shared/account";
import type { SecurityKind } from "@naqsh/shared/operations";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { answerWith } from "../http/answers";
import type { CallWith } from "../http/route";
import { accountDecider } from "./account.decider";

/** What an administrator says about an account, whose it is, and who says it. */
type Asked<Input> = { input: Input; userId: string; by: string };

const CHANGES_OF_RIGHTS: Partial<Record<AccountCommand["type"], SecurityKind>> = {
  BanUser: "banned",
  UnbanUser: "unbanned",
};

/** An administrator's command about somebody's account. */
export const aboutUser =
  <Input>(deps: CommandDeps, commandOf: (asked: Asked<Input>) => AccountCommand) =>
  async ({ context, input, params: { userId }, session }: CallWith<Input, "userId">): Promise<void> => {
    const { userId: by } = session;
    const command = commandOf({ input, userId, by });
    const result = await deps.handleCommand({
      decider: accountDecider,
      streamId: userId,
      command,
      context: await contextOf(context, deps, input),
      answer: () => ({ id: userId }),
    });
    const kind = CHANGES_OF_RIGHTS[command.type];
    if (kind && result.status === "accepted" && !result.repeated) {
      deps.security.note({ kind, userId, by, address: context.ip });
    }
    answerWith(context, result);
  };
