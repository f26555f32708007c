import { personal } from "@naqsh/shared/kernel/personal";
import { streamName } from "@naqsh/shared/kernel/stream-name";
import { searchWrites } from "@naqsh/shared/search";
import type { SavedSearchCommand } from "@naqsh/shared/search";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { createdIdOf } from "../commands/command-ids";
import type { CommandContext } from "../handler/command";
import { answerWith } from "../http/answers";
import { route, type Call, type Route } from "../http/route";
import { savedSearchesDecider } from "./saved-searches.decider";

const decide = (deps: CommandDeps, command: SavedSearchCommand, context: CommandContext) => {
  const { userId, savedId } = command.data;
  return deps.handleCommand({
    decider: savedSearchesDecider,
    streamId: userId,
    command,
    context,
    answer: () => ({ id: savedId }),
  });
};

const save =
  (deps: CommandDeps) =>
  async ({ context, input, session: { userId } }: Call<typeof searchWrites.saveSearch>): Promise<void> => {
    const sent = await contextOf(context, deps, input);
    const savedId = createdIdOf(userId, sent.commandId, streamName(savedSearchesDecider.streamCategory, userId));
    const name = personal(userId, input.name);
    const question = personal(userId, JSON.stringify(input.question));
    const command = { type: "SaveSearch", data: { userId, savedId, name, place: input.place, question } } as const;
    answerWith(context, await decide(deps, command, sent), 201);
  };

const forget =
  (deps: CommandDeps) =>
  async ({ context, input, params, session }: Call<typeof searchWrites.removeSavedSearch>): Promise<void> => {
    const data = { userId: session.userId, savedId: params.id };
    answerWith(context, await decide(deps, { type: "RemoveSavedSearch", data }, await contextOf(context, deps, input)));
  };

/** The searches of the one who is signed in: nobody else's are named by any path. */
export const savedSearchRoutes = (deps: CommandDeps): Route[] => [
  route(searchWrites.saveSearch, { answer: save(deps) }),
  route(searchWrites.removeSavedSearch, { answer: forget(deps) }),
];
