import type { Logger } from "../ports/logger";

/** Tells operators of each file that is not what was put under its name. */
export const damagedFileAlert =
  (logger: Pick<Logger, "error">) =>
  (file: string): void =>
    logger.error(
      { alert: true, file },
      "A picture is not what its digest says: it is not shown; put it back from a backup",
    );
