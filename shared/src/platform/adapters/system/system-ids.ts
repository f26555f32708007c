import { randomBytes, randomUUID } from "node:crypto";
import type { Ids } from "../../ports/clock";

export const systemIds: Ids = {
  uuid: randomUUID,
  secret: () => randomBytes(32).toString("base64url"),
};
