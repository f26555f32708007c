import type { ProfileCommand } from "@naqsh/shared/account";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import type { CommandResult } from "../handler/command";
import { answerWith } from "../http/answers";
import type { CallWith } from "../http/route";
import { done } from "../commands/system-commands";
import { accountDecider } from "./account.decider";

type Said<Input> = { input: Input; userId: string };

/** Gives a command of a person about their own account. */
export const handleAboutOneself = async <Input>(
  deps: CommandDeps,
  { context, input, session: { userId } }: CallWith<Input>,
  commandOf: (said: Said<Input>) => ProfileCommand,
): Promise<CommandResult> =>
  deps.handleCommand({
    decider: accountDecider,
    streamId: userId,
    command: commandOf({ input, userId }),
    context: await contextOf(context, deps, input),
    answer: done,
  });

/** A command that people give about their own account. */
export const aboutOneself =
  <Input>(deps: CommandDeps, commandOf: (said: Said<Input>) => ProfileCommand) =>
  async (call: CallWith<Input>): Promise<void> =>
    answerWith(call.context, await handleAboutOneself(deps, call, commandOf));
