import { createHash } from "node:crypto";
import { NAQSH_NAMESPACE, uuid5 } from "../../../kernel/uuid";
import type { Ids } from "../../ports/clock";

/** The same seed gives the same ids and secrets in the same order: for simulations, never for a shop. */
export const createSeededIds = (seed: string): Ids => {
  let given = 0;
  const name = (): string => `${seed}/${given++}`;
  return {
    uuid: () => uuid5(NAQSH_NAMESPACE, name()),
    secret: () => createHash("sha256").update(name()).digest("base64url"),
  };
};
