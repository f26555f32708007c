import type { Look } from "./first-view";

/** Tells the server how the device shows pages. It names nobody; scripts write it, or the server for an address that names a language. */
export const VIEW_COOKIE = "naqsh.view";

/** What is shown to whoever has chosen nothing. */
export const USUAL_LOOK: Look = {
  language: "ar",
  theme: "system",
  systemIsDark: false,
  digits: "arabic",
  calendar: "gregorian",
};

/** The cookie's value for a look: words joined by dots, so that nothing needs to be escaped. */
export const viewCookieOf = ({ language, theme, systemIsDark, digits, calendar }: Look): string =>
  [language, theme, systemIsDark ? "dark" : "light", digits, calendar].join(".");

/** The look that a cookie's value tells; what it does not say, or says wrongly, is as usual. */
export const lookFromCookie = (value: string): Look => {
  const [language, theme, system, digits, calendar] = value.split(".");
  return {
    language: language === "en" ? "en" : "ar",
    theme: theme === "light" || theme === "dark" ? theme : "system",
    systemIsDark: system === "dark",
    digits: digits === "latin" ? "latin" : "arabic",
    calendar: calendar === "hijri" ? "hijri" : "gregorian",
  };
};
