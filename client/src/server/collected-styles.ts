import type { EmotionCache } from "@emotion/cache";
import type { Language } from "@naqsh/shared/kernel/language";
import { createEmotionCache } from "../ui/theme/emotion-caches";

/** For Emotion: a style that stands in the head already, and is not to be moved there (`emotion-caches.ts`). */
const IN_HEAD = 'data-s=""';

export type CollectedStyles = {
  cache: EmotionCache;
  /** The styles as elements of the head; the client knows them by their names and makes none of them again. */
  elements: () => string;
};

/** Collects the styles of one page, so that they stand in its head and not among its elements. */
export const collectStyles = (language: Language): CollectedStyles => {
  const cache = createEmotionCache(language);
  cache.compat = true;
  const globals: string[] = [];
  const { insert } = cache;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    if (selector === "" && !(serialized.name in cache.inserted)) globals.push(serialized.name);
    return insert(selector, serialized, sheet, shouldCache);
  };
  const cssOf = (name: string): string => {
    const css = cache.inserted[name];
    return typeof css === "string" ? css : "";
  };
  return {
    cache,
    elements: () => {
      const ofAll = globals.map(
        (name) => `<style ${IN_HEAD} data-emotion="${cache.key}-global ${name}">${cssOf(name)}</style>`,
      );
      const names = Object.keys(cache.inserted).filter((name) => !globals.includes(name));
      const css = names.map(cssOf).join("");
      return [...ofAll, `<style ${IN_HEAD} data-emotion="${cache.key} ${names.join(" ")}">${css}</style>`].join("");
    },
  };
};
