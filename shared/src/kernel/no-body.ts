import * as z from "zod/mini";

/** For commands that say all in their path. */
export const NoBody = z.object({});
