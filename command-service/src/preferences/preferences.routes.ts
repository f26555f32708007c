import { preferencesWrites, switchesOf, tableFrom } from "@naqsh/shared/preferences";
import type { PreferencesCommand } from "@naqsh/shared/preferences";
import { contextOf } from "../command-context";
import type { CommandDeps } from "../command-deps";
import { answerWith } from "../http/answers";
import { route, type CallWith, type Route } from "../http/route";
import { preferencesDecider, type Preferences } from "./preferences.decider";

/** Runs a command on the preferences of the one who is signed in. */
const onOwnPreferences =
  <Input>(
    deps: CommandDeps,
    commandOf: (userId: string, input: Input) => PreferencesCommand,
    answer: (preferences: Preferences) => object,
  ) =>
  async ({ context, input, session: { userId } }: CallWith<Input>): Promise<void> => {
    const result = await deps.handleCommand({
      decider: preferencesDecider,
      streamId: userId,
      command: commandOf(userId, input),
      context: await contextOf(context, deps, input),
      answer: ({ state }) => answer(state),
    });
    answerWith(context, result);
  };

const shownNotifications = ({ cells }: Preferences): object => {
  const notifications = tableFrom(cells);
  return { notifications, switches: switchesOf(notifications) };
};

export const preferencesRoutes = (deps: CommandDeps): Route[] => [
  route(preferencesWrites.changeDisplay, {
    answer: onOwnPreferences(
      deps,
      (userId, changes) => ({ type: "ChangeDisplay", data: { userId, changes } }),
      ({ display }) => ({ display }),
    ),
  }),
  route(preferencesWrites.changeNotifications, {
    answer: onOwnPreferences(
      deps,
      (userId, changes) => ({ type: "ChangeNotifications", data: { userId, changes } }),
      shownNotifications,
    ),
  }),
  route(preferencesWrites.switchNotifications, {
    answer: onOwnPreferences(
      deps,
      (userId, switches) => ({ type: "SwitchNotifications", data: { userId, switches } }),
      shownNotifications,
    ),
  }),
];
