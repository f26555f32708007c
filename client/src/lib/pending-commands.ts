/** A command that was sent and has no answer yet. */
type PendingCommand = {
  intent: string;
  key: string;
  method: "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  body: unknown;
};

type Kept = Pick<PendingCommand, "method" | "path"> & { body?: unknown };

export type PendingCommands = {
  /** The id of an intent: the one it has while the same request waits for its answer, else a new one, remembered. */
  keep: (intent: string, request: Kept, createId: () => string) => string;
  /** The intent has its answer. */
  settle: (intent: string) => void;
  find: (intent: string) => PendingCommand | null;
  /** All that wait whose intent begins with `start`; for a page that was closed in the middle. */
  waiting: (start: string) => PendingCommand[];
};

type TextStore = {
  readText: (name: string) => string | null;
  writeText: (name: string, text: string) => void;
  removeText: (name: string) => void;
  namesStartingWith: (start: string) => string[];
};

const PREFIX = "command.";

const parsed = (text: string | null): PendingCommand | null => {
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as PendingCommand;
    return typeof value.key === "string" && typeof value.path === "string" ? value : null;
  } catch {
    return null;
  }
};

/** Commands without an answer, remembered on the device, so that a lost answer is asked for and never guessed. */
export const createPendingCommands = (store: TextStore): PendingCommands => {
  const find = (intent: string) => parsed(store.readText(PREFIX + intent));
  return {
    find,
    keep: (intent, { method, path, body }, createId) => {
      const known = find(intent);
      const isSame =
        known !== null && known.path === path && JSON.stringify(known.body) === JSON.stringify(body ?? null);
      if (isSame) return known.key;
      const pending: PendingCommand = { intent, key: createId(), method, path, body: body ?? null };
      store.writeText(PREFIX + intent, JSON.stringify(pending));
      return pending.key;
    },
    settle: (intent) => store.removeText(PREFIX + intent),
    waiting: (start) =>
      store
        .namesStartingWith(PREFIX + start)
        .map((name) => parsed(store.readText(name)))
        .filter((pending) => pending !== null),
  };
};
