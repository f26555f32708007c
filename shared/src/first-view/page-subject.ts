/** Where what a page is about is asked for: a work, an auction, an artist; null for pages about many things. */
export const subjectOf = (path: string): string | null => {
  const [, kind, id] = path.split("/");
  return id === undefined ? null : `/api/${kind === "artwork" ? "artworks" : kind}/${id}`;
};

/** Whether a page is there whenever its subject is: a replay or a certificate of an auction may yet be missing. */
export const standsWithSubject = (path: string): boolean => path.split("/").length === 3;

/** Where it is asked whether there is what a page shows: its subject, or what stays of it; null for pages that always are there. */
export const questionOf = (path: string): string | null => {
  const subject = subjectOf(path);
  return subject === null || standsWithSubject(path) ? subject : `/api${path}`;
};
