import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { describe, expect, it } from "vitest";
import { rejected, type CommandContext } from "./command";
import { createIdempotencyStore } from "./idempotency-store";

const context: CommandContext = {
  commandId: "c1",
  digest: "d1",
  actorId: "mona",
  actorRole: "collector",
  receivedAt: "2026-03-01T10:00:00.000Z",
  correlationId: "c1",
  causationId: null,
};
const refusal = rejected({ code: "AUCTION_ENDED" });

const keptWhere = (keep: () => Promise<never>) => {
  const refusals = { keep, find: async () => null, close: async () => undefined };
  return createIdempotencyStore(refusals, createSimulatedClock(0)).keep("auction-a", context, refusal);
};

describe("A refusal that cannot be kept", () => {
  it("is given all the same, if the store is full or away: to be refused needs no room", async () => {
    expect(await keptWhere(() => Promise.reject(new Unavailable("full")))).toEqual(refusal);
  });

  it("is a bug if anything else is wrong", async () => {
    await expect(keptWhere(() => Promise.reject(new TypeError("a bug")))).rejects.toThrow("a bug");
  });
});
