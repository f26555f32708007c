import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MOST_OF_A_KIND, SECURITY_WINDOW_MS } from "./security-log";
import type { SecurityFacts, SecurityLog } from "./security-log";

export type SecurityLogUnderTest = {
  log: SecurityLog;
  /** Closes and opens the same store again. */
  reopen: () => Promise<SecurityLog>;
};

const NINE_MS = Date.UTC(2026, 10, 21, 9);
const failed: SecurityFacts = { kind: "signInFailed", userId: null, by: null, source: "a1", path: null };
const banned: SecurityFacts = { kind: "banned", userId: "u1", by: "admin", source: "b2", path: null };

/** What any keeper of the security log must do. */
export const describeSecurityLog = (adapter: string, open: () => Promise<SecurityLogUnderTest>): void => {
  describe(`${adapter} as a security log`, () => {
    let under: SecurityLogUnderTest;
    let log: SecurityLog;
    beforeEach(async () => {
      under = await open();
      log = under.log;
    });
    afterEach(() => log.close());

    it("gives what was noted, the newest first, of all kinds or of one, also after a restart", async () => {
      await log.note(failed, NINE_MS);
      await log.note(banned, NINE_MS + SECURITY_WINDOW_MS);
      await log.note({ ...failed, source: "c3" }, NINE_MS + 2 * SECURITY_WINDOW_MS);
      log = await under.reopen();
      const all = await log.newest(10);
      expect(all.map(({ kind, source }) => [kind, source])).toEqual([
        ["signInFailed", "c3"],
        ["banned", "b2"],
        ["signInFailed", "a1"],
      ]);
      expect(all[1]).toMatchObject({ ...banned, count: 1, lastAtMs: NINE_MS + SECURITY_WINDOW_MS });
      expect(await log.newest(1, "signInFailed")).toEqual([all[0]]);
      expect(new Set(all.map(({ id }) => id)).size).toBe(3);
    });

    it("counts what repeats within a window, as one entry, and begins another one in the next", async () => {
      for (let number = 0; number < 50; number += 1) await log.note(failed, NINE_MS + number);
      await log.note(failed, NINE_MS + SECURITY_WINDOW_MS);
      const entries = await log.newest(10);
      expect(entries.map(({ count }) => count)).toEqual([1, 50]);
      expect(entries[1]).toMatchObject({ firstAtMs: NINE_MS, lastAtMs: NINE_MS + 49 });
    });

    it("keeps so many of a kind: a flood pushes out the oldest of its own kind and nothing else", async () => {
      await log.note(banned, NINE_MS);
      const flood = Array.from({ length: MOST_OF_A_KIND + 30 }, (_, number) =>
        log.note({ ...failed, source: `s${number}` }, NINE_MS + number * SECURITY_WINDOW_MS),
      );
      await Promise.all(flood);
      const kept = await log.newest(2 * MOST_OF_A_KIND, "signInFailed");
      expect(kept).toHaveLength(MOST_OF_A_KIND);
      expect(kept[0]!.source).toBe(`s${MOST_OF_A_KIND + 29}`);
      expect(kept.at(-1)!.source).toBe("s30");
      expect(await log.newest(10, "banned")).toHaveLength(1);
    });
  });
};
