const PREFIX = "naqsh.";

/** Storage may be closed to us (a private window, a policy) or absent (no browser); then nothing is remembered. */
const storage = (): Storage | null => {
  try {
    return typeof localStorage === "undefined" ? null : localStorage;
  } catch {
    return null;
  }
};

/** What is kept under `naqsh.<name>`, or null. */
export const readText = (name: string): string | null => storage()?.getItem(PREFIX + name) ?? null;

export const writeText = (name: string, text: string): void => {
  try {
    storage()?.setItem(PREFIX + name, text);
  } catch {
    // A full or closed storage costs the memory of a preference, not the action.
  }
};

export const removeText = (name: string): void => storage()?.removeItem(PREFIX + name);

/** Names (without the prefix) that begin with `start`. */
export const namesStartingWith = (start: string): string[] =>
  Object.keys(storage() ?? {})
    .filter((name) => name.startsWith(PREFIX + start))
    .map((name) => name.slice(PREFIX.length));
