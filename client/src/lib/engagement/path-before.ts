let [before, current]: [string | null, string | null] = [null, null];

/** Notes each page that is opened. */
export const notePath = (path: string): void => {
  if (path !== current) [before, current] = [current, path];
};

/** The page of this site from which a path was opened; null if it was the first. */
export const pathBefore = (path: string): string | null => (path === current ? before : current);
