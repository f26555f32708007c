import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSleepyMachine } from "../../testing/sleepy-machine";
import type { SleepyMachine } from "../../testing/sleepy-machine";
import type { Lease, Leases } from "./leases";

export type LeasesUnderTest = {
  /** As another process connects. */
  connect: (machine: SleepyMachine, lifeMs: number) => Leases;
  /** Empties the store. */
  forget?: () => Promise<void>;
  stop?: () => Promise<void>;
};

const LIFE_MS = 900;
const until = (condition: () => void, timeout = 10 * LIFE_MS): Promise<void> =>
  vi.waitFor(condition, { timeout, interval: 5 });

/** A process that wants one name. */
class Contender {
  readonly machine = createSleepyMachine();
  readonly leases: Leases;
  readonly terms: Lease[] = [];
  readonly #stopping = new AbortController();
  readonly #holding: Promise<void>;

  constructor({ connect }: LeasesUnderTest, name: string) {
    this.leases = connect(this.machine, LIFE_MS);
    this.#holding = this.leases.hold(name, (lease) => this.#work(lease), this.#stopping.signal);
  }

  get holds(): boolean {
    return this.terms.at(-1)?.isHeld() ?? false;
  }

  /** As a graceful stop does. */
  async leave(): Promise<void> {
    this.#stopping.abort();
    await this.#holding;
  }

  async #work(lease: Lease): Promise<void> {
    this.terms.push(lease);
    await new Promise((resolve) => lease.signal.addEventListener("abort", resolve, { once: true }));
  }
}

/** What any keeper of leases must do; `outlives` where it is a server, which may forget while holders live. */
export const describeLeases = (
  adapter: string,
  open: () => Promise<LeasesUnderTest>,
  { outlives }: { outlives: boolean },
): void => {
  describe(`${adapter} as leases`, () => {
    let under: LeasesUnderTest;
    let contenders: Contender[] = [];
    beforeEach(async () => {
      under = await open();
    });
    afterEach(async () => {
      for (const contender of contenders) await contender.machine.wake();
      await Promise.all(contenders.map((contender) => contender.leave()));
      await Promise.all(contenders.map(({ leases }) => leases.close()));
      contenders = [];
      await under.stop?.();
    });
    const contend = (name = "views"): Contender => {
      const contender = new Contender(under, name);
      contenders.push(contender);
      return contender;
    };
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
      const endMs = Date.now() + 3 * LIFE_MS;
      await until(() => {
        most = Math.max(most, holders().length);
        expect(Date.now()).toBeGreaterThan(endMs);
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
      const beganMs = Date.now();
      await first.leave();
      expect([first.holds, first.terms[0]!.signal.aborted]).toEqual([false, true]);
      await until(() => expect(second.holds).toBe(true));
      expect(Date.now() - beganMs).toBeLessThan(LIFE_MS);
      expect(second.terms[0]!.token).toBeGreaterThan(first.terms[0]!.token);
    });

    it("hands a name over in little more than a life when its holder falls silent, who knows it on waking", async () => {
      contend();
      const first = await holder();
      const second = contend();
      first.machine.sleep();
      const beganMs = Date.now();
      await until(() => expect(second.holds).toBe(true));
      expect(Date.now() - beganMs).toBeLessThan(3 * LIFE_MS);
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
      await new Promise((resolve) => setTimeout(resolve, LIFE_MS));
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
      const leases = under.connect(createSleepyMachine(), LIFE_MS);
      const stopping = new AbortController();
      const seen: number[] = [];
      const holding = leases.hold(
        "views",
        async ({ token }) => {
          seen.push(token);
          throw new Error("A bug");
        },
        stopping.signal,
      );
      await until(() => expect(seen.length).toBeGreaterThan(1));
      stopping.abort();
      await holding;
      expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => a - b));
      const next = contend();
      await until(() => expect(next.holds).toBe(true));
      await leases.close();
    });

    if (!outlives) return;

    it("leaves a name with its holder when it forgets everything, and lets tokens grow on", async () => {
      const forget = under.forget!;
      contend();
      const first = await holder();
      const second = contend();
      await forget();
      let most = 0;
      const endMs = Date.now() + 2 * LIFE_MS;
      await until(() => {
        most = Math.max(most, holders().length);
        expect(Date.now()).toBeGreaterThan(endMs);
      });
      expect([most, first.terms.length, second.terms.length]).toEqual([1, 1, 0]);
      await forget();
      first.machine.sleep();
      await until(() => expect(second.holds).toBe(true));
      expect(second.terms[0]!.token).toBeGreaterThan(first.terms[0]!.token);
    });
  });
};
