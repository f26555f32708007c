import type { FirstView } from "@naqsh/shared/first-view";

let drawn: FirstView | null = null;

/** What the server drew the page for; null if the client began with an empty page. */
export const firstView = (): FirstView | null => drawn;

/** Sets what the page is, or was, drawn for; before anything is drawn. */
export const beginWith = (view: FirstView): void => {
  drawn = view;
};
