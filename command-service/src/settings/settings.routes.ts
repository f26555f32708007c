import { SETTINGS_STREAM_ID, settingsWrites, type PlatformSettings } from "@naqsh/shared/settings";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { answerWith } from "../http/answers";
import { route, type Route } from "../http/route";
import { settingsDecider } from "./settings.decider";

/** A field that was not sent is not there; one that was sent as nothing would be taken away. */
const sentFields = (input: object): Partial<PlatformSettings> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

export const settingsRoutes = (deps: CommandDeps): Route[] => [
  route(settingsWrites.changeSettings, {
    answer: async ({ context, input, session }) => {
      const result = await deps.handleCommand({
        decider: settingsDecider,
        streamId: SETTINGS_STREAM_ID,
        command: { type: "ChangeSettings", data: { changedBy: session.userId, changes: sentFields(input) } },
        context: await contextOf(context, deps, input),
        answer: ({ state }) => state,
      });
      answerWith(context, result);
    },
  }),
];
