import { personal } from "@naqsh/shared/kernel/personal";
import { streamName } from "@naqsh/shared/kernel/stream-name";
import { openPersonal } from "@naqsh/shared/platform/event-codec/open-personal";
import { questionKey, savedQuestionIn, searchWrites } from "@naqsh/shared/search";
import type { SavedQuestion, SavedSearchCommand } from "@naqsh/shared/search";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { createdIdOf } from "../commands/command-ids";
import type { CommandContext } from "../handler/command";
import { answerWith } from "../http/answers";
import { route, type Call, type Route } from "../http/route";
import { questionDigest } from "./question-digest";
import { savedSearchesDecider } from "./saved-searches.decider";

type OwnCommand = Exclude<SavedSearchCommand, { type: "TellOfSavedSearches" }>;

const decide = (deps: CommandDeps, command: OwnCommand, context: CommandContext) => {
  const { userId, savedId } = command.data;
  return deps.handleCommand({
    decider: savedSearchesDecider,
    streamId: userId,
    command,
    context,
    answer: () => ({ id: savedId }),
  });
};

/** Searches without a digest are no more than they were: what is read here cannot be too few. */
const olderThatAskTheSame = async (
  { readState, keys }: CommandDeps,
  userId: string,
  asked: SavedQuestion,
): Promise<string[]> => {
  const older = (await readState(savedSearchesDecider, userId)).filter(({ digest }) => digest === null);
  const same = await Promise.all(
    older.map(async ({ question }) => {
      const opened = savedQuestionIn((await openPersonal(keys, question)) ?? "");
      return opened !== null && questionKey(opened) === questionKey(asked);
    }),
  );
  return older.filter((_, place) => same[place]).map(({ savedId }) => savedId);
};

const save =
  (deps: CommandDeps) =>
  async ({ context, input, session: { userId } }: Call<typeof searchWrites.saveSearch>): Promise<void> => {
    const sent = await contextOf(context, deps, input);
    const savedId = createdIdOf(userId, sent.commandId, streamName(savedSearchesDecider.streamCategory, userId));
    const name = personal(userId, input.name);
    const question = personal(userId, JSON.stringify(input.question));
    const digest = await questionDigest(deps.keys, userId, input.question);
    const sameAs = await olderThatAskTheSame(deps, userId, input.question);
    const data = { userId, savedId, name, place: input.place, question, digest, sameAs };
    answerWith(context, await decide(deps, { type: "SaveSearch", data }, sent), 201);
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
