import { mkdir, open, readFile, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Logger } from "@naqsh/shared/platform/ports/logger";

/** Which views an operator wants computed again: what survives a restart is the question, never a half-made answer. */
export type RebuildRequests = {
  views: () => Promise<string[]>;
  keep: (view: string) => Promise<void>;
  drop: (view: string) => Promise<void>;
  /** Answers when every change is on disk. */
  written: () => Promise<void>;
};

const notedIn = async (path: string, logger: Logger): Promise<Set<string>> => {
  try {
    const noted: unknown = JSON.parse(await readFile(path, "utf8"));
    return new Set(Array.isArray(noted) ? noted.filter((view) => typeof view === "string") : []);
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    if (!isMissing) logger.warn({ path, err: error }, "The rebuilds that were asked for cannot be read; ask again");
    return new Set();
  }
};

const write = async (path: string, views: readonly string[]): Promise<void> => {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(`${path}.new`, "w", 0o600);
  try {
    await file.writeFile(JSON.stringify(views));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
};

/** Notes in one small file of the folder, written whole each time. */
export const rebuildRequestsIn = (folder: string, logger: Logger): RebuildRequests => {
  const path = join(folder, "rebuilds.json");
  let noted: Promise<Set<string>> | null = null;
  let turn: Promise<void> = Promise.resolve();
  const views = (): Promise<Set<string>> => (noted ??= notedIn(path, logger));
  const apply = async (alter: (held: Set<string>) => void): Promise<void> => {
    try {
      const held = await views();
      alter(held);
      await write(path, [...held]);
    } catch (error) {
      logger.warn({ path, err: error }, "A rebuild that is asked for will not survive a restart");
    }
  };
  const change = (alter: (held: Set<string>) => void): Promise<void> => (turn = turn.then(() => apply(alter)));
  return {
    views: async () => [...(await views())],
    keep: (view) => change((held) => held.add(view)),
    drop: (view) => change((held) => held.delete(view)),
    written: () => turn,
  };
};
