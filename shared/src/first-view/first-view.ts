import type { Language } from "../kernel/language";
import type { CalendarSetting, DigitSetting, ThemeSetting } from "../preferences";

/** How a page is shown to its reader, as far as its markup differs by it. */
export type Look = {
  language: Language;
  theme: ThemeSetting;
  /** What `system` meant on the device when it was last here. */
  systemIsDark: boolean;
  digits: DigitSetting;
  calendar: CalendarSetting;
};

/** What the server drew a page for. What takes the page over in the browser begins with the same. */
export type FirstView = Look & {
  isPhone: boolean;
  /** The server's time of the page, milliseconds since the epoch. */
  nowMs: number;
};
