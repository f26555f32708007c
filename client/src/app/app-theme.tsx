import { CacheProvider } from "@emotion/react";
import { ThemeProvider } from "@mui/system";
import { useEffect, useSyncExternalStore, type ReactNode } from "react";
import { speak } from "../i18n/i18n";
import { directionOf } from "../i18n/language";
import { useLanguage } from "../i18n/use-format";
import { usePreferences } from "../lib/preferences.store";
import { useDarkRegions } from "../ui/theme/dark-regions.store";
import { emotionCacheFor } from "../ui/theme/emotion-caches";
import { MotifStyles } from "../ui/theme/motif-styles";
import { themeFor, type Mode } from "../ui/theme/theme";
import { darkTokens, lightTokens } from "../ui/theme/tokens";

const DARK_QUERY = "(prefers-color-scheme: dark)";

const subscribe = (changed: () => void): (() => void) => {
  const query = window.matchMedia(DARK_QUERY);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
};

const useMode = (): Mode => {
  const setting = usePreferences((state) => state.theme);
  const systemIsDark = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(DARK_QUERY).matches,
    () => false,
  );
  if (setting === "system") return systemIsDark ? "dark" : "light";
  return setting;
};

/** Language, direction and theme for everything below: on `<html>`, in Emotion and in MUI, turned together. */
export const AppTheme = ({ children }: { children: ReactNode }) => {
  const chosen = usePreferences((state) => state.language);
  const language = useLanguage();
  const mode = useMode();
  const hasDarkRegion = useDarkRegions((state) => state.count > 0);
  const rootMode = hasDarkRegion ? "dark" : mode;

  useEffect(() => {
    void speak(chosen);
  }, [chosen]);

  useEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dir = directionOf(language);
  }, [language]);

  useEffect(() => {
    document.documentElement.dataset["theme"] = rootMode;
    const ground = (rootMode === "dark" ? darkTokens : lightTokens).bg;
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", ground);
  }, [rootMode]);

  return (
    <CacheProvider value={emotionCacheFor(language)}>
      <ThemeProvider theme={themeFor(mode, language)}>
        <MotifStyles />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
};
