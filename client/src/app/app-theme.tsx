import type { EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { speak } from "../i18n/i18n";
import { directionOf } from "@naqsh/shared/kernel/language";
import { useLanguage } from "../i18n/use-format";
import { firstView } from "../lib/first-view";
import { usePreferences } from "../lib/preferences.store";
import { whenTakenOver } from "../lib/taken-over";
import { useDarkRegions } from "../ui/theme/dark-regions.store";
import { emotionCacheFor } from "../ui/theme/emotion-caches";
import { ModeContext, type Mode } from "../ui/theme/mode";
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
    () => firstView()?.systemIsDark ?? false,
  );
  if (setting === "system") return systemIsDark ? "dark" : "light";
  return setting;
};

/** For the parts of MUI, whose colours are drawn with them: as the server drew them, until every part has been taken over. */
const useModeOfParts = (wanted: Mode): Mode => {
  const [mode, setMode] = useState(wanted);
  useEffect(() => {
    let isWanted = true;
    void whenTakenOver().then(() => isWanted && setMode(wanted));
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return mode;
};

type AppThemeProps = {
  children: ReactNode;
  /** Where the styles of one page are collected; the document's own if it is left out. */
  styles?: EmotionCache | undefined;
};

/** Language, direction and theme for everything below: on `<html>`, in Emotion and for MUI's parts, turned together. */
export const AppTheme = ({ children, styles }: AppThemeProps) => {
  const chosen = usePreferences((state) => state.language);
  const digits = usePreferences((state) => state.digits);
  const language = useLanguage();
  const mode = useMode();
  const modeOfParts = useModeOfParts(mode);
  const hasDarkRegion = useDarkRegions((state) => state.count > 0);
  const rootMode = hasDarkRegion ? "dark" : mode;

  useEffect(() => {
    void speak(chosen, digits);
  }, [chosen, digits]);

  useEffect(() => {
    const root = document.documentElement;
    const dir = directionOf(language);
    // Said again, a direction has a phone go through the whole page for it.
    if (root.lang !== language) root.lang = language;
    if (root.dir !== dir) root.dir = dir;
  }, [language]);

  useEffect(() => {
    document.documentElement.dataset["theme"] = rootMode;
    const ground = (rootMode === "dark" ? darkTokens : lightTokens).bg;
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", ground);
  }, [rootMode]);

  return (
    <CacheProvider value={styles ?? emotionCacheFor(language)}>
      <ModeContext value={modeOfParts}>{children}</ModeContext>
    </CacheProvider>
  );
};
