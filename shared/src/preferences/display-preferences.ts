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
});
export type DisplayPreferences = z.infer<typeof DisplayPreferences>;
export type DigitSetting = NonNullable<DisplayPreferences["digits"]>;
export type CalendarSetting = NonNullable<DisplayPreferences["calendar"]>;
export type ThemeSetting = NonNullable<DisplayPreferences["theme"]>;
