import type { Place } from "./place-store";

/** The links of the cards' headings, in the order of the page. */
const cards = (): HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>("main h3 a[href]")];

/** The first card whose heading is in sight. */
export const cardInSight = (): Pick<Place, "card" | "topPx"> => {
  const first = cards().find((card) => card.getBoundingClientRect().top >= 0);
  return first
    ? { card: first.getAttribute("href"), topPx: first.getBoundingClientRect().top }
    : { card: null, topPx: 0 };
};

/** Brings a card to where it stood; one that has left the list brings nothing. */
export const bringIntoSight = ({ card, topPx }: Pick<Place, "card" | "topPx">): void => {
  const found = cards().find((one) => one.getAttribute("href") === card);
  if (found) window.scrollBy({ top: found.getBoundingClientRect().top - topPx, behavior: "instant" });
};
