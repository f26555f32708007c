import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createSleepyMachine } from "../../testing/sleepy-machine";
import type { SleepyMachine } from "../../testing/sleepy-machine";
import { createSimulatedClock } from "../adapters/simulated/simulated-clock";
import type { SimulatedClock } from "../adapters/simulated/simulated-clock";
import type { Clock } from "./clock";
import type { Lease, Leases } from "./leases";

export type LeasesUnderTest = {
  /** As another process connects. */
  connect: (machine: SleepyMachine, lifeMs: number) => Leases;
  /** Empties the store. */
  forget?: () => Promise<void>;
  stop?: () => Promise<void>;
};

const LIFE_MS = 900;
const STEP_MS = 5;
const BEGIN_MS = Date.UTC(2026, 10, 21, 9);

/** A process that wants one name. */
class Contender {
  readonly machine: SleepyMachine;
  readonly leases: Leases;
  readonly terms: Lease[] = [];
  readonly #stopping = new AbortController();
  readonly #holding: Promise<void>;
  #hasLeft = false;

  constructor({ connect }: LeasesUnderTest, clock: SimulatedClock, name: string) {
    this.machine = createSleepyMachine(clock);
    this.leases = connect(this.machine, LIFE_MS);
    const holding = this.leases.hold(name, (lease) => this.work(lease), this.#stopping.signal);
    this.#holding = holding.finally(() => (this.#hasLeft = true));
  }

  /** Waits for an answer of the store. */
  get isAsking(): boolean {
    return !this.#hasLeft && !this.machine.hasTimers();
  }

  get holds(): boolean {
    return this.terms.at(-1)?.isHeld() ?? false;
  }

  /** As a graceful stop does. */
  async leave(): Promise<void> {
    this.#stopping.abort();
    await this.#holding;
  }

  protected async work(lease: Lease): Promise<void> {
    this.terms.push(lease);
    await new Promise((resolve) => lease.signal.addEventListener("abort", resolve, { once: true }));
  }
}

/** Its work fails each time. */
class Unlucky extends Contender {
  protected override async work(lease: Lease): Promise<void> {
    this.terms.push(lease);
    throw new Error("A bug");
  }
}

/**
 * What any keeper of leases must do; `outlives` if it is a server, which may lose its data while holders live. Time is made up and
 * stands still while a store is asked: however slow machine and store are, nobody loses a lease by that.
 */
export const describeLeases = (
  adapter: string,
  open: (clock: Clock) => Promise<LeasesUnderTest>,
  { outlives }: { outlives: boolean },
): void => {
  describe(`${adapter} as leases`, () => {
    let under: LeasesUnderTest;
    let clock: SimulatedClock;
    let contenders: Contender[] = [];
    beforeEach(async () => {
      clock = createSimulatedClock(BEGIN_MS);
      under = await open(clock);
    });
    afterEach(async () => {
      for (const contender of contenders) await contender.machine.wake();
      await Promise.all(contenders.map((contender) => contender.leave()));
      await Promise.all(contenders.map(({ leases }) => leases.close()));
      contenders = [];
      await under.stop?.();
    });
    const contend = (name = "views", Kind = Contender): Contender => {
      const contender = new Kind(under, clock, name);
      contenders.push(contender);
      return contender;
    };
    const until = async (condition: () => void, limitMs = 10 * LIFE_MS): Promise<void> => {
      for (const endMs = clock.now() + limitMs; ;) {
        try {
          return condition();
        } catch (error) {
          if (clock.now() >= endMs) throw error;
        }
        if (contenders.some(({ isAsking }) => isAsking)) await pause(1);
        else await clock.advanceBy(STEP_MS);
      }
    };
    const hasPassed = (endMs: number) => (): void => expect(clock.now()).toBeGreaterThanOrEqual(endMs);
    const holders = (): Contender[] => contenders.filter(({ holds }) => holds);
    const tokens = (): number[] => contenders.flatMap(({ terms }) => terms.map(({ token }) => token));
    const holder = async (): Promise<Contender> => {
      await until(() => expect(holders()).toHaveLength(1));
      return holders()[0]!;
    };

    it("gives a name to one of many, who keeps it for as long as it lives", async () => {
      for (let number = 0; number < 5; number += 1) contend();
      const first = await holder();
      const [lease] = first.terms;
      let most = 1;
      const isOver = hasPassed(clock.now() + 3 * LIFE_MS);
      await until(() => {
        most = Math.max(most, holders().length);
        isOver();
      });
      expect([most, tokens(), lease?.isHeld()]).toEqual([1, [lease?.token], true]);
    });

    it("gives each name on its own", async () => {
      const [views, worker] = [contend("views"), contend("worker")];
      await until(() => expect([views.holds, worker.holds]).toEqual([true, true]));
    });

    it("hands a name over at once when its holder leaves, with a larger token", async () => {
      contend();
      const first = await holder();
      const second = contend();
      const beganMs = clock.now();
      await first.leave();
      expect([first.holds, first.terms[0]!.signal.aborted]).toEqual([false, true]);
      await until(() => expect(second.holds).toBe(true));
      expect(clock.now() - beganMs).toBeLessThan(LIFE_MS);
      expect(second.terms[0]!.token).toBeGreaterThan(first.terms[0]!.token);
    });

    it("hands a name over in little more than a life when its holder falls silent, who knows it on waking", async () => {
      contend();
      const first = await holder();
      const second = contend();
      first.machine.sleep();
      const beganMs = clock.now();
      await until(() => expect(second.holds).toBe(true));
      expect(clock.now() - beganMs).toBeLessThan(3 * LIFE_MS);
      const [slept] = first.terms;
      await first.machine.wake();
      expect([slept!.isHeld(), slept!.signal.aborted]).toEqual([false, true]);
      expect(second.terms[0]!.token).toBeGreaterThan(slept!.token);
      await until(() => expect(holders()).toEqual([second]));
    });

    it("tells a holder that it slept too long before anything else may run", async () => {
      contend();
      const first = await holder();
      first.machine.sleep();
      await until(hasPassed(clock.now() + LIFE_MS));
      const waking = first.machine.wake();
      expect(first.terms[0]!.isHeld()).toBe(false);
      await waking;
      await until(() => expect(first.terms).toHaveLength(2));
      expect(first.terms[1]!.token).toBeGreaterThan(first.terms[0]!.token);
    });

    it("never lets two hold a name, whoever sleeps and wakes, and lets tokens only grow", async () => {
      const three = [contend(), contend(), contend()];
      for (let round = 0; round < 3; round += 1) {
        const asleep = await holder();
        asleep.machine.sleep();
        // Asleep, it believes what it last knew; nobody awake may hold the name before its time is over.
        await until(() => expect(three.filter((one) => one !== asleep && one.holds)).toHaveLength(1));
        await asleep.machine.wake();
        expect(holders()).toHaveLength(1);
      }
      const terms = three.flatMap((one) => one.terms);
      expect(new Set(terms.map(({ token }) => token)).size).toBe(terms.length);
      expect(Math.max(...tokens())).toBe(holders()[0]!.terms.at(-1)!.token);
    });

    it("begins work again that failed, and gives the name away meanwhile", async () => {
      const unlucky = contend("views", Unlucky);
      await until(() => expect(unlucky.terms.length).toBeGreaterThan(1));
      await unlucky.leave();
      const seen = tokens();
      expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => a - b));
      const next = contend();
      await until(() => expect(next.holds).toBe(true));
    });

    if (!outlives) return;

    it("leaves a name with its holder when it forgets everything, and lets tokens grow on", async () => {
      const forget = under.forget!;
      contend();
      const first = await holder();
      const second = contend();
      await forget();
      let most = 0;
      const isOver = hasPassed(clock.now() + 2 * LIFE_MS);
      await until(() => {
        most = Math.max(most, holders().length);
        isOver();
      });
      expect([most, first.terms.length, second.terms.length]).toEqual([1, 1, 0]);
      await forget();
      first.machine.sleep();
      await until(() => expect(second.holds).toBe(true));
      expect(second.terms[0]!.token).toBeGreaterThan(first.terms[0]!.token);
    });
  });
};
