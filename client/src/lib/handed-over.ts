import type { FirstView } from "@naqsh/shared/first-view";
import type { QueryKey } from "@tanstack/react-query";

/** The element of a drawn page that holds what it was drawn from. */
export const HANDED_OVER_ID = "handed-over";

/** What the server hands over with a page: for whom it was drawn, and the answers in it, so that no question is asked twice. */
export type HandedOver = { view: FirstView; answers: [key: QueryKey, answer: unknown][] };

/** What came with the page; null if the server drew none. */
export const handedOver = (): HandedOver | null => {
  const text = document.getElementById(HANDED_OVER_ID)?.textContent;
  return text ? (JSON.parse(text) as HandedOver) : null;
};
