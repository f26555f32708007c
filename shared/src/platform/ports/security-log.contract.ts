import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MOST_OF_A_KIND, SECURITY_WINDOW_MS } from "./security-log";
import type { SecurityEntry, SecurityFacts, SecurityLog } from "./security-log";

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
      expect(await log.newest(1, { kind: "signInFailed" })).toEqual([all[0]]);
      expect(new Set(all.map(({ id }) => id)).size).toBe(3);
    });

    it("counts what repeats within a window, as one entry, and begins another one in the next", async () => {
      for (let number = 0; number < 50; number += 1) await log.note(failed, NINE_MS + number);
      await log.note(failed, NINE_MS + SECURITY_WINDOW_MS);
      const entries = await log.newest(10);
      expect(entries.map(({ count }) => count)).toEqual([1, 50]);
      expect(entries[1]).toMatchObject({ firstAtMs: NINE_MS, lastAtMs: NINE_MS + 49 });
    });

    it("goes on behind an entry, and gives each once, also where many fell into one window or one moment", async () => {
      const sources = Array.from({ length: 40 }, (_, number) => `s${number}`);
      for (const [number, source] of sources.entries()) {
        const atMs = NINE_MS + Math.floor(number / 2) * 1_000 + (number < 20 ? 0 : SECURITY_WINDOW_MS);
        await log.note({ ...(number % 3 === 0 ? banned : failed), source }, atMs);
      }
      const all = await log.newest(100);
      expect(all.map(({ firstAtMs }) => firstAtMs)).toEqual(
        all.map(({ firstAtMs }) => firstAtMs).toSorted((a, b) => b - a),
      );
      for (const kind of [undefined, "signInFailed"] as const) {
        const wanted = all.filter((entry) => kind === undefined || entry.kind === kind);
        const paged: SecurityEntry[] = [];
        for (let page = await log.newest(7, { kind }); page.length > 0;) {
          paged.push(...page);
          page = await log.newest(7, { kind, before: page.at(-1)! });
        }
        expect(paged).toEqual(wanted);
      }
    });

    it("moves no entry by counting it again", async () => {
      await log.note(failed, NINE_MS);
      await log.note(banned, NINE_MS + 1_000);
      await log.note(failed, NINE_MS + 2_000);
      expect((await log.newest(10)).map(({ kind }) => kind)).toEqual(["banned", "signInFailed"]);
    });

    it("keeps so many of a kind: a flood pushes out the oldest of its own kind and nothing else", async () => {
      await log.note(banned, NINE_MS);
      const flood = Array.from({ length: MOST_OF_A_KIND + 30 }, (_, number) =>
        log.note({ ...failed, source: `s${number}` }, NINE_MS + number * SECURITY_WINDOW_MS),
      );
      await Promise.all(flood);
      const kept = await log.newest(2 * MOST_OF_A_KIND, { kind: "signInFailed" });
      expect(kept).toHaveLength(MOST_OF_A_KIND);
      expect(kept[0]!.source).toBe(`s${MOST_OF_A_KIND + 29}`);
      expect(kept.at(-1)!.source).toBe("s30");
      expect(await log.newest(10, { kind: "banned" })).toHaveLength(1);
    });
  });
};
