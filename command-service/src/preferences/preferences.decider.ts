import type { Decider } from "@naqsh/shared/kernel/decider";
import { accept } from "@naqsh/shared/kernel/decision";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import { cellsForSwitches, cellsOf, differing, tableFrom, withCells } from "@naqsh/shared/preferences";
import type {
  DisplayPreferences,
  NotificationCells,
  PreferencesCommand,
  PreferencesEvent,
} from "@naqsh/shared/preferences";

/** What one person chose; what is not there stands as it does before anybody chooses. */
export type Preferences = { display: DisplayPreferences; cells: NotificationCells };

const differingFields = (display: DisplayPreferences, changes: DisplayPreferences): DisplayPreferences =>
  Object.fromEntries(
    Object.entries(changes).filter(
      ([name, value]) => value !== undefined && value !== display[name as keyof DisplayPreferences],
    ),
  );

const changeCells = (userId: string, changes: NotificationCells) =>
  cellsOf(changes).length === 0
    ? accept<PreferencesEvent>()
    : accept<PreferencesEvent>({ type: "NotificationPreferencesChanged", data: { userId, changes } });

export const preferencesDecider: Decider<Preferences, PreferencesCommand, PreferencesEvent, never> = {
  streamCategory: "preferences",
  initialState: { display: {}, cells: {} },
  decide: ({ type, data }, { display, cells }) => {
    const { userId } = data;
    switch (type) {
      case "ChangeDisplay": {
        const changes = differingFields(display, data.changes);
        if (Object.keys(changes).length === 0) return accept();
        return accept({ type: "DisplayPreferencesChanged", data: { userId, changes } });
      }
      case "ChangeNotifications":
        // A first choice is recorded even if it equals the default, since the default may change.
        return changeCells(userId, differing(cells, data.changes));
      case "SwitchNotifications":
        return changeCells(userId, cellsForSwitches(tableFrom(cells, data.takesNewsletter), data.switches));
      default:
        return unreachable(type);
    }
  },
  evolve: (preferences, { type, data }) => {
    switch (type) {
      case "DisplayPreferencesChanged":
        return { ...preferences, display: { ...preferences.display, ...data.changes } };
      case "NotificationPreferencesChanged":
        return { ...preferences, cells: withCells(preferences.cells, data.changes) };
      default:
        return unreachable(type);
    }
  },
};
