import type { CalendarSetting, DigitSetting, DisplayPreferences, ThemeSetting } from "@naqsh/shared/preferences";
import { create } from "zustand";
import type { Language } from "../i18n/language";
import { readText, writeText } from "./browser-storage";

export type { ThemeSetting } from "@naqsh/shared/preferences";

/** All of a reader's choices, with the device's own where nothing was chosen. */
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

const given = (choice: DisplayPreferences): Partial<Choices> =>
  Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined));

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

/** How the site is shown to its reader; this device keeps it under `naqsh.*` in local storage. */
export const usePreferences = create<Preferences>((set, get) => ({
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
