export const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : undefined);

/** For what is not there; any other trouble is thrown on. */
export const nullWhenMissing = (error: unknown): null => {
  const code = codeOf(error);
  if (code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR") return null;
  throw error;
};
