/** How far somebody had come in a list. */
export type Place = {
  /** How many of its items stood there. */
  count: number;
  /** The address that the first card in sight leads to, and how far below the window's upper edge it stood. */
  card: string | null;
  topPx: number;
};

const NAME = "naqsh.places";
/** Whoever goes back further than so many lists begins at their beginning. */
const MOST = 50;

type Places = [entry: string, place: Place][];

const readAll = (): Places => {
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? "[]") as Places;
  } catch {
    return [];
  }
};

/** The place kept for an entry of the tab's history; null if there is none, or nothing can be kept here. */
export const readPlace = (entry: string): Place | null => readAll().find(([name]) => name === entry)?.[1] ?? null;

/** Keeps a place for an entry of the tab's history, also over a reload. */
export const writePlace = (entry: string, place: Place): void => {
  const others = readAll().filter(([name]) => name !== entry);
  try {
    sessionStorage.setItem(NAME, JSON.stringify([...others, [entry, place]].slice(-MOST)));
  } catch {
    // A full or closed storage costs the place, not the way back.
  }
};
