import { open } from "node:fs/promises";

/** Writes what the system still holds of a file, or of a folder's list of names, to disk. */
export const syncPath = async (path: string): Promise<void> => {
  const opened = await open(path, "r");
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
};
