import type { AccountErased } from "@naqsh/shared/account";
import type { Projection } from "@naqsh/shared/kernel/projection";
import { withCells } from "@naqsh/shared/preferences";
import type { DisplayPreferences, NotificationCells, PreferencesEvent } from "@naqsh/shared/preferences";

/** What a person chose; what is not there stands as it does before anybody chooses. */
export type PreferencesDocument = { display: DisplayPreferences; cells: NotificationCells };

const NOTHING_CHOSEN: PreferencesDocument = { display: {}, cells: {} };

/** Each person's own preferences, for their settings and for letters to them. */
export const preferencesProjection: Projection<PreferencesDocument, PreferencesEvent | AccountErased> = {
  name: "preferences",
  version: 1,
  indexes: {},
  handles: ["DisplayPreferencesChanged", "NotificationPreferencesChanged", "AccountErased"],
  keysOf: ({ data }) => [data.userId],
  evolve: (before, event) => {
    const { display, cells } = before ?? NOTHING_CHOSEN;
    switch (event.type) {
      case "DisplayPreferencesChanged":
        return { display: { ...display, ...event.data.changes }, cells };
      case "NotificationPreferencesChanged":
        return { display, cells: withCells(cells, event.data.changes) };
      case "AccountErased":
        return null;
    }
  },
};
