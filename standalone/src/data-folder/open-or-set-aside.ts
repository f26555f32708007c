import { existsSync, renameSync } from "node:fs";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import { StoreDamaged } from "@naqsh/shared/platform/ports/store-damaged";

const freeName = (path: string): string => {
  for (let number = 1; ; number += 1) {
    const name = `${path}.damaged-${number}`;
    if (!existsSync(name)) return name;
  }
};

/**
 * Opens a store that can begin anew: a damaged one is put aside, and operators hear of it. `loses` says what that means.
 * Only for what is neither the log, nor keys, nor a policy's place, nor money.
 */
export const openOrSetAside = <Store>(
  path: string,
  { open, loses, logger }: { open: (path: string) => Store; loses: string; logger: Logger },
): Store => {
  try {
    return open(path);
  } catch (error) {
    if (!(error instanceof StoreDamaged)) throw error;
    const keptIn = freeName(path);
    renameSync(path, keptIn);
    logger.error({ alert: true, err: error, keptIn }, `A damaged file lies aside and a new one was begun: ${loses}`);
    return open(path);
  }
};
