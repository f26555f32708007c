import type { Language } from "../kernel/language";
import * as z from "zod/mini";

/** How the site is shown to a person, on every device of theirs; a field is not there until it was chosen. */
export const DisplayPreferences = z.strictObject({
  /** Of the screens and of letters. */
  language: z.optional(z.enum(["ar", "en"])),
  /** Which digits Arabic shows; English always shows 0-9. */
  digits: z.optional(z.enum(["arabic", "latin"])),
  /** The calendar that a date is given in; `hijri` is that of Umm al-Qura. */
  calendar: z.optional(z.enum(["gregorian", "hijri"])),
  theme: z.optional(z.enum(["system", "light", "dark"])),
  /** Whether a live room may be heard. */
  roomSound: z.optional(z.boolean()),
  /** Whether works are recommended by what they like, wish for and follow; they are until somebody says no. */
  recommendations: z.optional(z.boolean()),
});

export type DigitSetting = "arabic" | "latin";
export type CalendarSetting = "gregorian" | "hijri";
export type ThemeSetting = "system" | "light" | "dark";
export type DisplayPreferences = {
  language?: Language | undefined;
  digits?: DigitSetting | undefined;
  calendar?: CalendarSetting | undefined;
  theme?: ThemeSetting | undefined;
  roomSound?: boolean | undefined;
  recommendations?: boolean | undefined;
};
