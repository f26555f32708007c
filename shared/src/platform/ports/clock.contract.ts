import { beforeEach, describe, expect, it } from "vitest";
import type { Clock, Ids, Timers } from "./clock";

export type ClockUnderTest = {
  clock: Clock;
  timers: Timers;
  /** What tasks threw. */
  errors: unknown[];
  /** Lets so much time pass, tasks included. */
  pass: (ms: number) => Promise<void>;
};

/** What any clock and its timers must do. */
export const describeClock = (adapter: string, open: () => ClockUnderTest): void => {
  describe(`${adapter} as clock and timers`, () => {
    let under: ClockUnderTest;
    beforeEach(() => {
      under = open();
    });

    /** Lets time pass until something holds; a loaded machine may need longer. */
    const passUntil = async (holds: () => boolean): Promise<void> => {
      for (let step = 0; step < 1_000 && !holds(); step += 1) {
        await under.pass(5).catch((error: unknown) => under.errors.push(error));
      }
    };

    it("gives whole milliseconds that never fall", async () => {
      const before = under.clock.now();
      await under.pass(20);
      expect(Number.isInteger(before)).toBe(true);
      expect(under.clock.now()).toBeGreaterThanOrEqual(before + 19);
    });

    it("runs tasks in the order of their times, none early, each once", async () => {
      const start = under.clock.now();
      const ran: [string, number][] = [];
      const note = (name: string) => (): void => void ran.push([name, under.clock.now() - start]);
      under.timers.at(start + 40, note("late"));
      under.timers.at(start + 20, note("early"));
      under.timers.at(start - 1_000, note("past"));
      await passUntil(() => ran.length === 3);
      await under.pass(50);
      expect(ran.map(([name]) => name)).toEqual(["past", "early", "late"]);
      expect(ran[1]![1]).toBeGreaterThanOrEqual(20);
      expect(ran[2]![1]).toBeGreaterThanOrEqual(40);
    });

    it("never runs a task inside the call that schedules it", () => {
      let ran = false;
      under.timers.at(under.clock.now() - 5, () => void (ran = true));
      expect(ran).toBe(false);
    });

    it("runs nothing that was cancelled", async () => {
      const ran: string[] = [];
      const once = under.timers.at(under.clock.now() + 10, () => void ran.push("once"));
      const often = under.timers.every(10, () => void ran.push("often"));
      once.cancel();
      often.cancel();
      await under.pass(40);
      expect(ran).toEqual([]);
    });

    it("does not run what lies 60 days ahead", async () => {
      let ran = false;
      const timer = under.timers.at(under.clock.now() + 60 * 86_400_000, () => void (ran = true));
      await under.pass(30);
      expect(ran).toBe(false);
      timer.cancel();
    });

    it("repeats until cancelled, also after a task that failed, and tells of the failure", async () => {
      let beats = 0;
      const timer = under.timers.every(10, async () => {
        beats += 1;
        if (beats === 2) timer.cancel();
        throw new Error(`beat ${beats}`);
      });
      await passUntil(() => beats === 2);
      await under.pass(50);
      expect(beats).toBe(2);
      expect(under.errors.map(String)).toContain("Error: beat 1");
    });

    it("never runs a repeated task beside itself", async () => {
      let running = 0;
      let most = 0;
      let runs = 0;
      const timer = under.timers.every(5, async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 15));
        running -= 1;
        runs += 1;
      });
      await passUntil(() => runs >= 3);
      timer.cancel();
      expect([most, runs >= 3]).toEqual([1, true]);
    });

    it("refuses an interval of nothing", () => {
      expect(() => under.timers.every(0, () => undefined)).toThrow(RangeError);
    });
  });
};

/** What any maker of ids must do. */
export const describeIds = (adapter: string, open: () => Ids): void => {
  describe(`${adapter} as ids`, () => {
    it("gives new UUIDs and secrets of 256 bits", () => {
      const ids = open();
      const made = Array.from({ length: 1_000 }, () => ids.uuid());
      expect(new Set(made).size).toBe(1_000);
      for (const id of made)
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-[457][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      const secrets = Array.from({ length: 100 }, () => ids.secret());
      expect(new Set(secrets).size).toBe(100);
      for (const secret of secrets) expect(Buffer.from(secret, "base64url")).toHaveLength(32);
    });
  });
};
