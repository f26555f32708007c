import type { MemoryUse } from "./operations.views";

/** From this share of its memory on, a Redis should be given more. */
const NEARLY_FULL = 0.8;

/** Whether operators should give a Redis more memory, while there is still room. */
export const isNearlyFull = ({ usedBytes, maxBytes }: Pick<MemoryUse, "usedBytes" | "maxBytes">): boolean =>
  maxBytes > 0 && usedBytes >= NEARLY_FULL * maxBytes;
