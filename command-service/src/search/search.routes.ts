import { personal } from "@naqsh/shared/kernel/personal";
import { searchWrites } from "@naqsh/shared/search";
import type { SearchHistoryCommand } from "@naqsh/shared/search";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { answerJson, answerWith } from "../http/answers";
import { route, type CallWith, type Route } from "../http/route";
import { recordSearch } from "../workflows/record-search";
import { lookAtPicture, soughtPicture } from "./look-at-picture.route";
import { searchHistoryDecider } from "./search-history.decider";

const onOwnHistory =
  <Input>(deps: CommandDeps, commandOf: (userId: string, input: Input) => SearchHistoryCommand) =>
  async ({ context, input, session: { userId } }: CallWith<Input>): Promise<void> => {
    const result = await deps.handleCommand({
      decider: searchHistoryDecider,
      streamId: userId,
      command: commandOf(userId, input),
      context: await contextOf(context, deps, input),
      answer: () => ({ kept: true }),
    });
    answerWith(context, result);
  };

/** What is sought. No session is read, so that the command is a visitor's, whoever sent it. */
export const searchRoutes = (deps: CommandDeps): Route[] => [
  route(searchWrites.recordSearch, {
    answer: async ({ context, input }) => {
      const { query, chosen = null } = input;
      const viewer = { sessionId: null, address: context.ip, userAgent: context.headers["user-agent"] };
      const asked = { ...(await contextOf(context, deps, input)), isGone: () => false };
      answerJson(context, await recordSearch(deps, { query, chosen, viewer, context: asked }));
    },
  }),
  route(searchWrites.lookAtPicture, { steps: [soughtPicture(deps)], answer: lookAtPicture(deps) }),
  route(searchWrites.rememberSearch, {
    answer: onOwnHistory(deps, (userId, { query }: { query: string }) => ({
      type: "RememberSearch",
      data: { userId, entryId: deps.ids.uuid(), query: personal(userId, query) },
    })),
  }),
  route(searchWrites.forgetSearches, {
    answer: onOwnHistory(deps, (userId, { entryIds }: { entryIds: string[] | null }) => ({
      type: "ForgetSearches",
      data: { userId, entryIds },
    })),
  }),
];
