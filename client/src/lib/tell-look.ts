import { VIEW_COOKIE, viewCookieOf } from "@naqsh/shared/first-view";
import { usePreferences } from "./preferences.store";

const YEAR_S = 365 * 24 * 3_600;
const DARK_QUERY = "(prefers-color-scheme: dark)";

/** Keeps the cookie by which the server draws the next page as this device shows pages, now and after each choice. */
export const tellServerTheLook = (): void => {
  const dark = window.matchMedia(DARK_QUERY);
  const tell = () => {
    const look = { ...usePreferences.getState(), systemIsDark: dark.matches };
    const secure = window.location.protocol === "https:" ? ";Secure" : "";
    document.cookie = `${VIEW_COOKIE}=${viewCookieOf(look)};Path=/;Max-Age=${YEAR_S};SameSite=Lax${secure}`;
  };
  tell();
  usePreferences.subscribe(tell);
  dark.addEventListener("change", tell);
};

/** An address that names a language (`?lang=en`), as a search engine gives it, is read in that one from now on. */
export const adoptLanguageOfAddress = (): void => {
  const named = new URLSearchParams(window.location.search).get("lang");
  if (named === "ar" || named === "en") usePreferences.getState().adopt({ language: named });
};
