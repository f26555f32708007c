import { directionOf } from "../kernel/language";
import type { PageAsked } from "./page-asked";

export type PageInTwo = {
  /** All that is known before a page is drawn: its language, its look, and what a browser fetches for every page. */
  beginning: string;
  /** What follows in a page that draws itself. */
  rest: string;
};

/** Rooms and what they were are dark whatever the reader has chosen (`AlwaysDark`). */
const isRoom = (path: string): boolean => /^\/auctions\/[^/?]+(\/replay)?(\?|$)/.test(path);

/** What every page waits for: the script before the first paint, then the styles, which would have it wait for them. */
const FOR_EVERY_PAGE = /[ \t]*(?:<script src="[^"]+"><\/script>|<link rel="stylesheet"[^>]*>)\n?/g;

/**
 * The built index.html as it begins and goes on for a reader; together both are a whole page. A drawn page has the same beginning,
 * so that it can go out before the page is drawn.
 * @throws if it has no root element, or nothing that describes the page
 */
export const pageInTwo = (template: string, { path, view }: Pick<PageAsked, "path" | "view">): PageInTwo => {
  const { language } = view;
  const isDark = isRoom(path) || view.theme === "dark" || (view.theme === "system" && view.systemIsDark);
  const theme = isDark ? "dark" : "light";
  const at = template.search(/<meta\s+name="description"/);
  if (at < 0 || !/<html[^>]*>/.test(template)) throw new Error("index.html has no root element or no description");
  const root = `<html lang="${language}" dir="${directionOf(language)}" data-theme="${theme}" data-drawn>`;
  const known = template.slice(0, at).replace(/<html[^>]*>/, root);
  const following = template.slice(at);
  const early = (following.match(FOR_EVERY_PAGE) ?? []).map((tag) => tag.trim());
  return { beginning: known + early.join(""), rest: following.replaceAll(FOR_EVERY_PAGE, "") };
};
