import type { FirstView } from "@naqsh/shared/first-view";
import type { CalendarSetting, DigitSetting, DisplayPreferences, ThemeSetting } from "@naqsh/shared/preferences";
import { useSyncExternalStore } from "react";
import { createStore } from "zustand/vanilla";
import type { Language } from "@naqsh/shared/kernel/language";
import { readText, writeText } from "./browser-storage";
import { firstView } from "./first-view";

export type { ThemeSetting } from "@naqsh/shared/preferences";

/** All of a reader's choices, with the device's own if nothing was chosen. */
type Choices = {
  language: Language;
  theme: ThemeSetting;
  /** Which digits Arabic shows; English always shows 0-9. */
  digits: DigitSetting;
  calendar: CalendarSetting;
  /** Off until the reader wants it: a room should be quiet. */
  roomSound: boolean;
};

type Preferences = Choices & {
  /** What the reader chooses on this device: in force at once; `onChoice` hears of it. */
  choose: (choice: DisplayPreferences) => void;
  /** What the account says, which wins over the device. */
  adopt: (chosen: DisplayPreferences) => void;
  setLanguage: (language: Language) => void;
};

const storedTheme = (): ThemeSetting => {
  const theme = readText("theme");
  return theme === "light" || theme === "dark" ? theme : "system";
};

/** What is worked out for a reader is the account's alone: no device keeps it. */
const given = (choice: DisplayPreferences): Partial<Choices> =>
  Object.fromEntries(
    Object.entries(choice).filter(([name, value]) => value !== undefined && name !== "recommendations"),
  );

const remember = (choice: DisplayPreferences): Partial<Choices> => {
  const { roomSound, ...texts } = given(choice);
  for (const [name, value] of Object.entries(texts)) writeText(name, value);
  if (roomSound !== undefined) writeText("room.sound", roomSound ? "on" : "off");
  return given(choice);
};

type Listener = (choice: DisplayPreferences) => void;
const listeners = new Set<Listener>();

/** Tells of every choice that is made on this device; gives what ends it. */
export const onChoice = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const preferences = createStore<Preferences>((set, get) => ({
  language: readText("language") === "en" ? "en" : "ar",
  theme: storedTheme(),
  digits: readText("digits") === "latin" ? "latin" : "arabic",
  calendar: readText("calendar") === "hijri" ? "hijri" : "gregorian",
  roomSound: readText("room.sound") === "on",
  choose: (choice) => {
    set(remember(choice));
    for (const listener of listeners) listener(choice);
  },
  adopt: (chosen) => set(remember(chosen)),
  setLanguage: (language) => get().choose({ language }),
}));

let drawnFrom: [state: Preferences, view: FirstView | null] | null = null;
let drawn: Preferences = preferences.getState();

/** What a page that the server drew begins with: as it was drawn, whatever this device has chosen. */
const asDrawn = (): Preferences => {
  const [state, view] = [preferences.getState(), firstView()];
  if (drawnFrom?.[0] === state && drawnFrom[1] === view) return drawn;
  drawnFrom = [state, view];
  drawn = { ...state, ...view };
  return drawn;
};

function useStored(): Preferences;
function useStored<Part>(select: (state: Preferences) => Part): Part;
function useStored(select: (state: Preferences) => unknown = (state) => state): unknown {
  return useSyncExternalStore(
    preferences.subscribe,
    () => select(preferences.getState()),
    () => select(asDrawn()),
  );
}

/** How the site is shown to its reader; this device keeps it under `naqsh.*` in local storage. */
export const usePreferences = Object.assign(useStored, preferences);
