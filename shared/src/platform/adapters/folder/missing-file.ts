export const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : undefined);

/** Gives null if the file is missing; throws any other error. */
export const nullWhenMissing = (error: unknown): null => {
  const code = codeOf(error);
  if (code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR") return null;
  throw error;
};
