import { randomUUID } from "node:crypto";
import type { SystemCommand } from "@naqsh/shared/platform/ports/system-command";

/** A command of the system under a new id. */
export const commandTo = (
  streamCategory: string,
  streamId: string,
  command: SystemCommand["command"],
): SystemCommand => ({
  streamCategory,
  streamId,
  command,
  commandId: randomUUID(),
  correlationId: randomUUID(),
  causationId: null,
  actorId: "spec",
});

export const closing = (auctionId: string): SystemCommand =>
  commandTo("auction", auctionId, { type: "CloseAuction", data: { auctionId } });
