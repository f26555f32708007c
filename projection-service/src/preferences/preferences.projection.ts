import { typesIn } from "@naqsh/shared/kernel/event-words";
import type { Projection } from "@naqsh/shared/kernel/projection";
import { preferencesEventWords, withCells } from "@naqsh/shared/preferences";
import type { DisplayPreferences, NotificationCells } from "@naqsh/shared/preferences";
import type { EventsOf } from "@naqsh/shared/registry";

/** What a person chose; what is not there stands as it does before anybody chooses. */
export type PreferencesDocument = {
  display: DisplayPreferences;
  cells: NotificationCells;
  /** As it was last said with the terms. */
  takesNewsletter: boolean;
};

const HANDLED = [...typesIn(preferencesEventWords), "TermsAccepted", "AccountErased"] as const;

export const NOTHING_CHOSEN: PreferencesDocument = { display: {}, cells: {}, takesNewsletter: false };

/** Each person's own preferences, for their settings and for letters to them. */
export const preferencesProjection: Projection<PreferencesDocument, EventsOf<typeof HANDLED>> = {
  name: "preferences",
  version: 1,
  indexes: {},
  handles: HANDLED,
  keysOf: ({ data }) => [data.userId],
  evolve: (before, event) => {
    const preferences = before ?? NOTHING_CHOSEN;
    switch (event.type) {
      case "DisplayPreferencesChanged":
        return { ...preferences, display: { ...preferences.display, ...event.data.changes } };
      case "NotificationPreferencesChanged":
        return { ...preferences, cells: withCells(preferences.cells, event.data.changes) };
      case "TermsAccepted":
        return { ...preferences, takesNewsletter: event.data.newsletter ?? preferences.takesNewsletter };
      case "AccountErased":
        return null;
    }
  },
};
