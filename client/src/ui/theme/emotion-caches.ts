import createCache, { type EmotionCache, type StylisPlugin } from "@emotion/cache";
import { prefixer } from "stylis";
import type { Language } from "@naqsh/shared/kernel/language";

const caches = new Map<Language, EmotionCache>();

type Element = Parameters<StylisPlugin>[0];

let turn: StylisPlugin | null = null;

/** Has the sides of MUI's styles turned in Arabic from now on; it comes with the first part of MUI, since ours name no sides. */
export const turnSidesBy = (plugin: StylisPlugin): void => {
  turn = plugin;
};

/**
 * What may mean another side in the other direction; to read the rest for it would take longer than to make the style. A token, a
 * place that is `fixed`, a move upwards and a length that is computed mean none.
 */
const MAY_HAVE_SIDES =
  /left|right|ltr|rtl|resize|shadow:(?!var|none)|translate(?!Y)|-position|(margin|padding|inset|border[\w-]*|background):(\S+ +){3}/;

const mayHaveSides = ({ type, value, children }: Element): boolean =>
  type === "decl" ? MAY_HAVE_SIDES.test(value) : Array.isArray(children) && children.some(mayHaveSides);

const turnSides: StylisPlugin = (element, ...rest) =>
  turn && mayHaveSides(element) ? turn(element, ...rest) : undefined;

/** The same lists each time: by them Emotion knows on a server what it has compiled already. */
const PLUGINS = { ar: [prefixer, turnSides], en: [prefixer] };

/**
 * The head, where styles are put; those that the server drew stay where they stand. Emotion would put them in once more, and a
 * phone computes the styles of the whole page anew for it.
 */
const headOnce = {
  insertBefore: (style: Node, before: Node | null): Node =>
    style.isConnected ? style : document.head.insertBefore(style, before),
} as Node;

const container = typeof document === "undefined" ? {} : { container: headOnce };

/** An Emotion cache of its own for a language's direction. */
export const createEmotionCache = (language: Language): EmotionCache =>
  createCache({ key: language === "ar" ? "rtl" : "ltr", stylisPlugins: PLUGINS[language], ...container });

/** One Emotion cache per direction; their keys differ, so that no class made for the other direction is ever reused. */
export const emotionCacheFor = (language: Language): EmotionCache => {
  const known = caches.get(language);
  if (known) return known;
  const cache = createEmotionCache(language);
  caches.set(language, cache);
  return cache;
};
