import type { FirstView } from "@naqsh/shared/first-view";

let drawn: FirstView | null = null;
let isTimed = false;

/** What the server drew the page for; null if the client began with an empty page. */
export const firstView = (): FirstView | null => drawn;

/** Sets what the page is, or was, drawn for; before anything is drawn. */
export const beginWith = (view: FirstView): void => {
  drawn = view;
  isTimed = false;
};

/** The server's time that the page is drawn for, milliseconds since the epoch; undefined if nothing was drawn. */
export const firstViewTime = (): number | undefined => {
  isTimed = true;
  return drawn?.nowMs;
};

/** Whether anything of the page was drawn by its time, and so does not hold for long. */
export const isDrawnByTime = (): boolean => isTimed;
