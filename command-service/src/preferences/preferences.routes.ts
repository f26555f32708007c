import { preferencesWrites, switchesOf, tableFrom } from "@naqsh/shared/preferences";
import type { NotificationPreferences, PreferencesCommand } from "@naqsh/shared/preferences";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { answerWith } from "../http/answers";
import { route, type CallWith, type Route } from "../http/route";
import { preferencesDecider, type Preferences } from "./preferences.decider";

/** A command on the preferences of the one who is signed in, by what they sent and what they said of the newsletter. */
type CommandOn<Input> = (userId: string, input: Input, takesNewsletter: boolean) => PreferencesCommand;

type Answer = (preferences: Preferences, takesNewsletter: boolean) => object;

const onOwnPreferences =
  <Input>(deps: CommandDeps, commandOf: CommandOn<Input>, answer: Answer) =>
  async ({ context, input, session: { userId } }: CallWith<Input>): Promise<void> => {
    const takesNewsletter = await deps.facts.takesNewsletter(userId);
    const result = await deps.handleCommand({
      decider: preferencesDecider,
      streamId: userId,
      command: commandOf(userId, input, takesNewsletter),
      context: await contextOf(context, deps, input),
      answer: ({ state }) => answer(state, takesNewsletter),
    });
    answerWith(context, result);
  };

const shownDisplay: Answer = ({ display }) => ({ display });

const shownNotifications = ({ cells }: Preferences, takesNewsletter: boolean): NotificationPreferences => {
  const notifications = tableFrom(cells, takesNewsletter);
  return { notifications, switches: switchesOf(notifications) };
};

/** How the site is shown to a person, and what they are told about (docs/rules.md#notifications). */
export const preferencesRoutes = (deps: CommandDeps): Route[] => [
  route(preferencesWrites.changeDisplay, {
    answer: onOwnPreferences(
      deps,
      (userId, changes) => ({ type: "ChangeDisplay", data: { userId, changes } }),
      shownDisplay,
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
      (userId, switches, takesNewsletter) => ({
        type: "SwitchNotifications",
        data: { userId, switches, takesNewsletter },
      }),
      shownNotifications,
    ),
  }),
];
