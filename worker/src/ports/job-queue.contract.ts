import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import type { Job, JobMemory, JobQueue } from "./job-queue";
import { MOST_RUN_KNOWN, RUN_IS_KNOWN_MS } from "./retry-waits";

/** A queue under test, and the means to let its time pass. */
export type JobQueueUnderTest = {
  queue: JobQueue & JobMemory;
  now: () => number;
  /** Goes on by so many milliseconds and lets what becomes due run. */
  pass: (ms: number) => Promise<void>;
  /** Gives the queue anew over what it kept, as after a crash; the old one is not used again. */
  reopen: () => Promise<JobQueueUnderTest>;
  /** How many jobs of its one queue that have run it still knows. */
  known: () => Promise<number>;
  close: () => Promise<void>;
};

/** So many jobs are scheduled in one breath. */
const AT_ONCE = 200;

/** What any job queue keeps to. */
export const jobQueueContract = (open: () => Promise<JobQueueUnderTest>): void => {
  describe("job queue", () => {
    let subject: JobQueueUnderTest;
    let ran: string[];

    const job = (id: string, inMs: number, data: Record<string, string> = {}): Job => ({
      queue: "auction",
      name: "close-auction",
      id,
      at: instantFromMs(subject.now() + inMs),
      data,
    });
    const listen = (under: JobQueueUnderTest): void =>
      under.queue.handle("auction", "close-auction", async ({ id }) => void ran.push(id));

    beforeEach(async () => {
      ran = [];
      subject = await open();
      listen(subject);
      onTestFinished(() => subject.close());
    });

    it("runs a job when its time has come, not before, and gives it its data", async () => {
      const data: Record<string, string>[] = [];
      subject.queue.handle("auction", "close-auction", async (run) => void data.push(run.data));
      await subject.queue.start();
      await subject.queue.schedule(job("close-auction_a_1", 5_000, { auctionId: "a" }));
      await subject.pass(4_990);
      expect(data).toEqual([]);
      await subject.pass(20);
      expect(data).toEqual([{ auctionId: "a" }]);
    });

    it("knows, also after a restart, that it was told everything, and says so only then", async () => {
      expect(await subject.queue.isWhole()).toBe(false);
      await subject.queue.tellAll(async () => undefined);
      expect(await subject.queue.isWhole()).toBe(true);
      subject = await subject.reopen();
      expect(await subject.queue.isWhole()).toBe(true);
    });

    it("runs at once what is past", async () => {
      await subject.queue.start();
      await subject.queue.schedule(job("late", -60_000));
      await subject.queue.idle();
      expect(ran).toEqual(["late"]);
    });

    it("runs nothing before the start, then all that is due", async () => {
      await subject.queue.schedule(job("second", 20));
      await subject.queue.schedule(job("first", 10));
      await subject.pass(1_000);
      expect(ran).toEqual([]);
      await subject.queue.start();
      await subject.queue.idle();
      expect(ran).toEqual(["first", "second"]);
    });

    it("schedules an id once, also beside itself and after it has run", async () => {
      await subject.queue.start();
      await Promise.all([1, 2, 3].map((place) => subject.queue.schedule(job("same", 10 * place))));
      await subject.pass(1_000);
      await subject.queue.schedule(job("same", 10));
      await subject.pass(1_000);
      expect(ran).toEqual(["same"]);
    });

    it("forgets a job an hour after it has run, while it goes on", async () => {
      await subject.queue.start();
      await subject.queue.schedule(job("same", 0));
      await subject.pass(RUN_IS_KNOWN_MS - 10_000);
      await subject.queue.schedule(job("same", 0));
      await subject.pass(20_000);
      await subject.queue.schedule(job("another", 0));
      await subject.pass(10);
      expect(await subject.known()).toBe(1);
      await subject.queue.schedule(job("same", 0));
      await subject.pass(10);
      expect(ran).toEqual(["same", "another", "same"]);
    });

    it("knows of so many jobs that have run and no more, the latest", async () => {
      const ids = Array.from({ length: MOST_RUN_KNOWN + 100 }, (_, place) => `close-auction_${place}_1`);
      await subject.queue.start();
      // A few at once: a server that is asked for all in one breath answers the last of them late.
      while (ids.length > 0) {
        const some = ids.splice(0, AT_ONCE);
        await Promise.all(some.map((id) => subject.queue.schedule(job(id, 10))));
      }
      await subject.pass(1_000);
      await subject.queue.schedule(job("last", 10));
      await subject.pass(1_000);
      expect(new Set(ran).size).toBe(MOST_RUN_KNOWN + 101);
      expect(await subject.known()).toBeLessThanOrEqual(MOST_RUN_KNOWN);
      expect(await subject.known()).toBeGreaterThan(0.9 * MOST_RUN_KNOWN);
      await subject.queue.schedule(job("last", 10));
      await subject.pass(1_000);
      expect(ran.filter((id) => id === "last")).toHaveLength(1);
    });

    it("keeps the note of how far it was told, also over a restart, if it is whole", async () => {
      await subject.queue.noteToldUpTo("00000000000000000003");
      expect(await subject.queue.toldUpTo()).toBeNull();
      await subject.queue.tellAll(async () => undefined);
      await subject.queue.noteToldUpTo("00000000000000000007");
      subject = await subject.reopen();
      expect(await subject.queue.toldUpTo()).toBe("00000000000000000007");
    });

    it("takes back the job that another one takes the place of", async () => {
      await subject.queue.start();
      await subject.queue.schedule(job("first", 5_000));
      await subject.queue.schedule(job("second", 6_000), "first");
      await subject.queue.schedule(job("third", 7_000), "second");
      // Told again, as after a crash: what is known already still takes the place of the other.
      await subject.queue.schedule(job("second", 6_000));
      await subject.queue.schedule(job("third", 7_000), "second");
      await subject.pass(10_000);
      expect(ran).toEqual(["third"]);
      expect(await subject.known()).toBe(1);
    });

    it("takes back what waits from before a restart, also before its start", async () => {
      await subject.queue.schedule(job("first", 5_000));
      subject = await subject.reopen();
      listen(subject);
      await subject.queue.schedule(job("second", 6_000), "first");
      await subject.queue.start();
      await subject.pass(10_000);
      expect(ran).toEqual(["second"]);
    });

    it("takes back nothing that has run, is dead or was never there, and may know the id again", async () => {
      subject.queue.handle("auction", "close-auction", async ({ id }) => {
        if (id === "failing") throw new Error("no answer");
        ran.push(id);
      });
      await subject.queue.start();
      await subject.queue.schedule(job("done", 0));
      await subject.queue.schedule(job("failing", 0));
      await subject.pass(24 * 3_600_000);
      await subject.queue.schedule(job("done again", 0));
      await subject.pass(10);
      await subject.queue.schedule(job("next", 10), "failing");
      await subject.queue.schedule(job("after it", 10), "done again");
      await subject.queue.schedule(job("last", 10), "never there");
      await subject.queue.schedule(job("done again", 0));
      await subject.pass(1_000);
      expect(ran).toEqual(["done", "done again", "next", "after it", "last"]);
      expect(await subject.queue.dead()).toMatchObject([{ id: "failing" }]);
      await subject.queue.schedule(job("first", 5_000));
      await subject.queue.schedule(job("second", 6_000), "first");
      await subject.queue.schedule(job("first", 7_000), "second");
      await subject.pass(10_000);
      expect(ran.at(-1)).toBe("first");
    });

    it("refuses an id with a colon", async () => {
      await expect(subject.queue.schedule(job("close:auction", 10))).rejects.toThrow(TypeError);
    });

    it("keeps what waits over a restart, and knows the ids that have run", async () => {
      await subject.queue.start();
      await subject.queue.schedule(job("done", 10));
      await subject.queue.schedule(job("waiting", 5_000));
      await subject.pass(100);
      subject = await subject.reopen();
      listen(subject);
      await subject.queue.start();
      await subject.queue.schedule(job("done", 10));
      await subject.pass(6_000);
      expect(ran).toEqual(["done", "waiting"]);
    });

    it("tries a failed job again after growing waits, then lists it as dead with its reason", async () => {
      const attempts: number[] = [];
      subject.queue.handle("auction", "close-auction", async () => {
        attempts.push(subject.now());
        throw new Error("no answer");
      });
      await subject.queue.start();
      await subject.queue.schedule(job("failing", 0));
      await subject.pass(24 * 3_600_000);
      const waits = attempts.slice(1).map((at, place) => at - attempts[place]!);
      expect(waits.length).toBeGreaterThanOrEqual(3);
      expect(waits).toEqual([...waits].toSorted((a, b) => a - b));
      expect(await subject.queue.dead()).toMatchObject([
        { id: "failing", reason: "no answer", attempts: attempts.length },
      ]);
    });

    it("tries again for as long as what a job needs is away, at least each minute or so, and buries nothing", async () => {
      const attempts: number[] = [];
      let isAway = true;
      subject.queue.handle("auction", "close-auction", async ({ id }) => {
        attempts.push(subject.now());
        if (isAway) throw new Unavailable("the log is away");
        ran.push(id);
      });
      await subject.queue.start();
      await subject.queue.schedule(job("patient", 0));
      await subject.pass(3 * 3_600_000);
      const waits = attempts.slice(1).map((at, place) => at - attempts[place]!);
      expect(Math.max(...waits)).toBeLessThanOrEqual(64_000);
      expect(waits.slice(0, 3)).toEqual(waits.slice(0, 3).toSorted((a, b) => a - b));
      expect(waits[0]).toBeLessThan(waits.at(-1)!);
      expect(await subject.queue.dead()).toEqual([]);
      isAway = false;
      await subject.pass(64_000);
      expect(ran).toEqual(["patient"]);
    });

    it("lets others run while one waits for its next attempt", async () => {
      subject.queue.handle("auction", "close-auction", async ({ id }) => {
        if (id === "failing") throw new Error("no answer");
        ran.push(id);
      });
      await subject.queue.start();
      await subject.queue.schedule(job("failing", 0));
      await subject.queue.schedule(job("other", 10));
      await subject.pass(100);
      expect(ran).toEqual(["other"]);
    });

    it("gives a dead job another life when an operator asks, also after a restart", async () => {
      await subject.queue.start();
      subject.queue.handle("auction", "close-auction", async () => {
        throw new Error("no answer");
      });
      await subject.queue.schedule(job("failing", 0));
      await subject.pass(24 * 3_600_000);
      subject = await subject.reopen();
      listen(subject);
      await subject.queue.start();
      await subject.queue.retry("auction", "failing");
      await subject.pass(10);
      expect(ran).toEqual(["failing"]);
      expect(await subject.queue.dead()).toEqual([]);
    });

    it("runs a thousand that are due together, each once", async () => {
      const ids = Array.from({ length: 1_000 }, (_, place) => `close-auction_${place}_1`);
      await subject.queue.start();
      await Promise.all(ids.map((id) => subject.queue.schedule(job(id, 1_000))));
      await subject.pass(2_000);
      expect(ran.toSorted()).toEqual(ids.toSorted());
    });

    it("lets a running job end before it rests", async () => {
      let openGate = (): void => undefined;
      const gate = new Promise<void>((resolve) => (openGate = resolve));
      const begun = new Promise<void>((resolve) => {
        subject.queue.handle("auction", "close-auction", async ({ id }) => {
          resolve();
          await gate;
          ran.push(id);
        });
      });
      await subject.queue.start();
      await subject.queue.schedule(job("long", 0));
      await begun;
      const stopped = subject.queue.stop();
      openGate();
      await stopped;
      expect(ran).toEqual(["long"]);
    });
  });
};
