import createCache, { type EmotionCache } from "@emotion/cache";
import rtlPlugin from "@mui/stylis-plugin-rtl";
import { prefixer } from "stylis";
import type { Language } from "./theme";

const caches = new Map<Language, EmotionCache>();

/** One Emotion cache per direction; their keys differ, so that no class made for the other direction is ever reused. */
export const emotionCacheFor = (language: Language): EmotionCache => {
  const known = caches.get(language);
  if (known) return known;
  const cache =
    language === "ar"
      ? createCache({ key: "rtl", stylisPlugins: [prefixer, rtlPlugin] })
      : createCache({ key: "ltr", stylisPlugins: [prefixer] });
  caches.set(language, cache);
  return cache;
};
