/** Where what a page is about is asked for: a work, an auction, an artist; null for pages about many things. */
export const subjectOf = (path: string): string | null => {
  const [, kind, id] = path.split("/");
  return id === undefined ? null : `/api/${kind === "artwork" ? "artworks" : kind}/${id}`;
};

/** Whether a page is there whenever its subject is: a replay or a certificate of an auction may yet be missing. */
export const standsWithSubject = (path: string): boolean => path.split("/").length === 3;
