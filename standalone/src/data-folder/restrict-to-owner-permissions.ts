import { chmod, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "@naqsh/shared/platform/ports/logger";

const OTHERS = 0o077;

/** Takes from others what they may do with the folder of keys and its files, and warns of it: whoever could read them has them. */
export const restrictToOwnerPermissions = async (keysFolder: string, logger: Logger): Promise<void> => {
  const names = await readdir(keysFolder).catch(() => null);
  if (names === null) return;
  for (const path of [keysFolder, ...names.map((name) => join(keysFolder, name))]) {
    const { mode } = await stat(path);
    if ((mode & OTHERS) === 0) continue;
    await chmod(path, mode & 0o700);
    const was = (mode & 0o777).toString(8);
    logger.warn({ path, was }, "Others on this machine could open the keys; now their owner alone may");
  }
};
