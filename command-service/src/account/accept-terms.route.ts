import type { accountWrites } from "@naqsh/shared/account";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { answerWith } from "../http/answers";
import type { Call } from "../http/route";
import { done } from "../commands/system-commands";
import { accountDecider } from "./account.decider";

/** The terms in force, which the person has not accepted yet. */
export const acceptTerms =
  (deps: CommandDeps) =>
  async ({ context, input, session: { userId } }: Call<typeof accountWrites.acceptTerms>): Promise<void> => {
    const asked = input.newsletter === undefined ? {} : { newsletter: input.newsletter };
    const result = await deps.handleCommand({
      decider: accountDecider,
      streamId: userId,
      command: { type: "AcceptTerms", data: { userId, version: input.version, ...asked } },
      context: await contextOf(context, deps, input),
      answer: done,
    });
    answerWith(context, result);
  };
