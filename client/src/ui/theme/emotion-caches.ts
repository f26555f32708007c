import createCache, { type EmotionCache } from "@emotion/cache";
import rtlPlugin from "@mui/stylis-plugin-rtl";
import { prefixer } from "stylis";
import type { Language } from "./theme";

const caches = new Map<Language, EmotionCache>();

/** The same lists each time: by them Emotion knows on a server what it has compiled already. */
const PLUGINS = { ar: [prefixer, rtlPlugin], en: [prefixer] };

/** An Emotion cache of its own for a language's direction. */
export const createEmotionCache = (language: Language): EmotionCache =>
  createCache({ key: language === "ar" ? "rtl" : "ltr", stylisPlugins: PLUGINS[language] });

/** One Emotion cache per direction; their keys differ, so that no class made for the other direction is ever reused. */
export const emotionCacheFor = (language: Language): EmotionCache => {
  const known = caches.get(language);
  if (known) return known;
  const cache = createEmotionCache(language);
  caches.set(language, cache);
  return cache;
};
