import { accessSync, constants, mkdirSync } from "node:fs";
import { ConfigInvalid } from "./environment";

/**
 * Makes a folder if it is missing, and finds out at the start, not at the first upload or letter, that it cannot be written.
 * Gives its path. @throws ConfigInvalid
 */
export const writableFolder = (path: string): string => {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    accessSync(path, constants.W_OK | constants.X_OK);
    return path;
  } catch (error) {
    const why = error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
    throw new ConfigInvalid(`${path} has to be a folder that this user can write${why}`);
  }
};
