import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { SentLetters } from "./sent-letters";

/** What any memory of sent letters must do. `reopen` closes and opens the same one again. */
export const describeSentLetters = (
  adapter: string,
  open: () => Promise<{ letters: SentLetters; reopen: () => Promise<SentLetters> }>,
): void => {
  describe(`${adapter} as the memory of sent letters`, () => {
    let letters: SentLetters;
    let reopen: () => Promise<SentLetters>;
    beforeEach(async () => {
      ({ letters, reopen } = await open());
    });
    afterEach(() => letters.close());

    it("gives a letter to one of many at once", async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => letters.claim("a", 1_000, 2_000)));
      expect(answers.filter((answer) => answer === "claimed")).toHaveLength(1);
      expect(answers.filter((answer) => answer === "claimed elsewhere")).toHaveLength(19);
      expect(await letters.claim("b", 1_000, 2_000)).toBe("claimed");
    });

    it("gives a letter anew that was given up, or whose claim has run out", async () => {
      await letters.claim("a", 1_000, 2_000);
      await letters.release("a");
      expect(await letters.claim("a", 1_000, 2_000)).toBe("claimed");
      expect(await letters.claim("a", 1_999, 3_000)).toBe("claimed elsewhere");
      letters = await reopen();
      expect(await letters.claim("a", 2_000, 3_000)).toBe("claimed");
    });

    it("never gives again what was sent, also after a restart", async () => {
      await letters.claim("a", 1_000, 2_000);
      await letters.sent("a");
      await letters.release("a");
      letters = await reopen();
      expect(await letters.claim("a", 900_000, 901_000)).toBe("sent");
    });
  });
};
