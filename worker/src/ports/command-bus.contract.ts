import { randomUUID } from "node:crypto";
import { StoreUnavailable } from "@naqsh/shared/platform/ports/event-store";
import type { SystemCommand } from "@naqsh/shared/platform/ports/system-command";
import { describe, expect, it } from "vitest";
import { closing, commandTo } from "../testing/system-commands";
import type { CommandBus } from "./command-bus";

export type CommandBusUnderTest = {
  bus: CommandBus;
  /** Runs work while command-service cannot know what becomes of a command. */
  whileUnsettled: (work: () => Promise<void>) => Promise<void>;
};

const outage = (): SystemCommand => {
  const data = { outageId: randomUUID(), from: "2026-01-01T09:00:00.000Z", to: "2026-01-01T09:01:00.000Z" };
  return commandTo("platform", "main", { type: "RecordOutage", data });
};

/** What the worker relies on, whichever way its commands go. `open` is called for each case. */
export const describeCommandBus = (name: string, open: () => CommandBusUnderTest): void => {
  describe(`A command bus: ${name}`, () => {
    it("tells that a command was accepted, and the same when it is told again", async () => {
      const { bus } = open();
      const command = outage();
      expect([await bus.dispatch(command), await bus.dispatch(command)]).toEqual([
        { accepted: true },
        { accepted: true },
      ]);
    });

    it("gives a refusal as a value, with its code", async () => {
      const outcome = await open().bus.dispatch(closing(randomUUID()));
      expect(outcome).toMatchObject({ accepted: false, rejection: { code: "AUCTION_UNKNOWN" } });
    });

    it("throws for a command that the system does not have", async () => {
      const unknown = commandTo("auction", randomUUID(), { type: "GiveEverythingAway", data: {} });
      await expect(open().bus.dispatch(unknown)).rejects.toThrow("GiveEverythingAway");
    });

    it("throws while the outcome is unknown, and takes the same command afterwards", async () => {
      const { bus, whileUnsettled } = open();
      const command = outage();
      await whileUnsettled(() => expect(bus.dispatch(command)).rejects.toThrow(StoreUnavailable));
      expect(await bus.dispatch(command)).toEqual({ accepted: true });
    });
  });
};
