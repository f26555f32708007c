import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MOST_OF_AN_ACTOR } from "./refusals";
import type { KeptAnswer, KeptFor, Refusals } from "./refusals";

/** Lives are long: a store may forget by a clock of its own, which nobody can hold. */
const HOUR_MS = 3_600_000;

export type RefusalsUnderTest = {
  refusals: Refusals;
  nowMs: () => number;
  pass: (ms: number) => Promise<void>;
  /** Closes and opens the same store again. */
  reopen: () => Promise<Refusals>;
};

/** What any keeper of refusals must do. */
export const describeRefusals = (adapter: string, open: () => Promise<RefusalsUnderTest>): void => {
  describe(`${adapter} as refusals`, () => {
    let under: RefusalsUnderTest;
    let refusals: Refusals;
    beforeEach(async () => {
      under = await open();
      refusals = under.refusals;
    });
    afterEach(() => refusals.close());
    const tooLow: KeptAnswer = { digest: "d1", status: 422, body: '{"code":"BID_TOO_LOW","title":"أقل من الحد"}' };
    const forMs = (ms: number, actorId = "me"): KeptFor => ({ actorId, untilMs: under.nowMs() + ms });
    const other: KeptAnswer = { digest: "d2", status: 403, body: "{}" };

    it("keeps the first answer, also over a restart", async () => {
      expect(await refusals.keep("c1", tooLow, forMs(HOUR_MS))).toEqual(tooLow);
      expect(await refusals.keep("c1", other, forMs(HOUR_MS))).toEqual(tooLow);
      refusals = await under.reopen();
      expect(await refusals.find("c1")).toEqual(tooLow);
      expect(await refusals.find("c2")).toBeNull();
    });

    it("gives many at once the same answer", async () => {
      const answers = Array.from({ length: 20 }, (_, number) => ({ ...other, digest: `d${number}` }));
      const kept = await Promise.all(answers.map((answer) => refusals.keep("c1", answer, forMs(HOUR_MS))));
      expect(new Set(kept.map(({ digest }) => digest)).size).toBe(1);
    });

    it("forgets an answer at its time and takes a new one", async () => {
      await refusals.keep("c1", tooLow, forMs(HOUR_MS));
      await refusals.keep("c2", tooLow, forMs(5 * HOUR_MS));
      await under.pass(HOUR_MS);
      expect(await refusals.find("c1")).toBeNull();
      expect(await refusals.keep("c1", other, forMs(HOUR_MS))).toEqual(other);
      expect(await refusals.find("c2")).toEqual(tooLow);
    });

    it("keeps the newest of each actor alone, so that nobody fills it", async () => {
      await refusals.keep("theirs", tooLow, forMs(HOUR_MS, "somebody else"));
      for (let number = 0; number < MOST_OF_AN_ACTOR + 2; number += 1) {
        await refusals.keep(`c${number}`, tooLow, forMs(HOUR_MS));
      }
      expect(await Promise.all(["c0", "c1"].map(refusals.find))).toEqual([null, null]);
      const kept = ["c2", `c${MOST_OF_AN_ACTOR + 1}`, "theirs"];
      for (const commandId of kept) expect(await refusals.find(commandId)).toEqual(tooLow);
      await under.pass(HOUR_MS);
      await refusals.keep("later", other, forMs(HOUR_MS));
      expect(await refusals.find("later")).toEqual(other);
    });
  });
};
