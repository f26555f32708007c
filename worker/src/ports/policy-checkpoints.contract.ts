import { CONFIRMED_LEAP_MS } from "@naqsh/shared/operations";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LeaseLost } from "@naqsh/shared/platform/ports/leases";
import type { ParkedFailure, PolicyCheckpoints } from "./policy-checkpoints";

/** What any keeper of policy checkpoints must do. `reopen` closes and opens the same store again. */
export const describePolicyCheckpoints = (
  adapter: string,
  open: () => Promise<{ checkpoints: PolicyCheckpoints; reopen: () => Promise<PolicyCheckpoints> }>,
): void => {
  describe(`${adapter} as policy checkpoints`, () => {
    let checkpoints: PolicyCheckpoints;
    let reopen: () => Promise<PolicyCheckpoints>;
    beforeEach(async () => {
      ({ checkpoints, reopen } = await open());
    });
    afterEach(() => checkpoints.close());
    const failure = (id: string, parkedAt: number): ParkedFailure => ({
      id,
      policy: "open-order-when-auction-closed",
      eventId: "e1",
      position: "00000000000000000007",
      stream: "auction-1",
      revision: 3,
      reason: "the door was closed",
      attempts: 5,
      parkedAt,
    });

    it("tells a policy that was never installed from one at the log's start", async () => {
      expect(await checkpoints.find("a")).toBeNull();
      await checkpoints.save("a", "");
      expect(await checkpoints.find("a")).toBe("");
    });

    it("keeps each policy's last position over a restart", async () => {
      await checkpoints.save("a", "00000000000000000001");
      await checkpoints.save("b", "00000000000000000005");
      await checkpoints.save("a", "00000000000000000002");
      checkpoints = await reopen();
      expect(await checkpoints.find("a")).toBe("00000000000000000002");
      expect(await checkpoints.find("b")).toBe("00000000000000000005");
      expect(await checkpoints.find("c")).toBeNull();
    });

    it("lets nobody save with a smaller token than one that it knows", async () => {
      expect(await checkpoints.fence("a", 5)).toBeNull();
      expect(await checkpoints.find("a")).toBeNull();
      await expect(checkpoints.save("a", "00000000000000000001", 4)).rejects.toBeInstanceOf(LeaseLost);
      expect(await checkpoints.find("a")).toBeNull();
      await checkpoints.save("a", "", 5);
      expect(await checkpoints.find("a")).toBe("");
      await checkpoints.save("a", "00000000000000000002", 5);
      await checkpoints.save("a", "00000000000000000001", 5);
      expect(await checkpoints.fence("a", 7)).toBe("00000000000000000002");
      checkpoints = await reopen();
      await expect(checkpoints.save("a", "00000000000000000009", 5)).rejects.toBeInstanceOf(LeaseLost);
      await expect(checkpoints.fence("a", 6)).rejects.toBeInstanceOf(LeaseLost);
      await checkpoints.save("b", "00000000000000000009", 5);
      expect(await checkpoints.find("a")).toBe("00000000000000000002");
      await checkpoints.save("a", "00000000000000000003", 8);
      await expect(checkpoints.save("a", "00000000000000000004", 7)).rejects.toBeInstanceOf(LeaseLost);
      expect(await checkpoints.find("a")).toBe("00000000000000000003");
    });

    it("lists what was parked, oldest first, until it is taken out", async () => {
      await checkpoints.park(failure("second", 2));
      await checkpoints.park(failure("first", 1));
      await checkpoints.park({ ...failure("second", 2), attempts: 6 });
      checkpoints = await reopen();
      expect(await checkpoints.parked()).toEqual([failure("first", 1), { ...failure("second", 2), attempts: 6 }]);
      await checkpoints.unpark("first");
      await checkpoints.unpark("unknown");
      expect((await checkpoints.parked()).map(({ id }) => id)).toEqual(["second"]);
    });

    it("remembers the last heartbeat", async () => {
      expect(await checkpoints.heartbeat()).toBeNull();
      await checkpoints.beat(1_000);
      await checkpoints.beat(6_000);
      checkpoints = await reopen();
      expect(await checkpoints.heartbeat()).toBe(6_000);
    });

    it("remembers where the machine stood at the last beat, if that beat said so", async () => {
      const boot = { bootId: "one", ms: 5_000 };
      expect(await checkpoints.bootOfBeat()).toBeNull();
      await checkpoints.beat(1_000, boot);
      checkpoints = await reopen();
      expect(await checkpoints.bootOfBeat()).toEqual(boot);
      await checkpoints.beat(6_000);
      expect(await checkpoints.bootOfBeat()).toBeNull();
    });

    it("takes no older beat, but one of a clock that was set back by more than an hour", async () => {
      const nowMs = Date.parse("2026-03-01T09:00:00.000Z");
      await checkpoints.beat(nowMs);
      await checkpoints.beat(nowMs - CONFIRMED_LEAP_MS);
      expect(await checkpoints.heartbeat()).toBe(nowMs);
      await checkpoints.beat(nowMs - CONFIRMED_LEAP_MS - 1);
      expect(await checkpoints.heartbeat()).toBe(nowMs - CONFIRMED_LEAP_MS - 1);
    });
  });
};
