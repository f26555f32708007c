import { eventually } from "../../testing/eventually";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Session, Sessions } from "./sessions";

/** Lives are long: a store may forget by a clock of its own, which nobody can hold. */
const HOUR_MS = 3_600_000;

export type SessionsUnderTest = {
  sessions: Sessions;
  nowMs: () => number;
  pass: (ms: number) => Promise<void>;
  /** Closes and opens the same store again. */
  reopen: () => Promise<Sessions>;
};

/** What any keeper of sessions must do. */
export const describeSessions = (adapter: string, open: () => Promise<SessionsUnderTest>): void => {
  describe(`${adapter} as sessions`, () => {
    let under: SessionsUnderTest;
    let sessions: Sessions;
    beforeEach(async () => {
      under = await open();
      sessions = under.sessions;
    });
    afterEach(() => sessions.close());
    const session = (userId: string, lifeMs = HOUR_MS): Session => ({
      userId,
      role: "collector",
      createdAt: under.nowMs(),
      expiresAt: under.nowMs() + lifeMs,
    });

    it("finds what was saved, also after a restart, and nothing else", async () => {
      const mine = session("me");
      await sessions.save("hash", mine);
      expect(await sessions.find("hash")).toEqual(mine);
      sessions = await under.reopen();
      expect(await sessions.find("hash")).toEqual(mine);
      expect(await sessions.find("other")).toBeNull();
      expect(await sessions.find("")).toBeNull();
    });

    it("ends a session at its time, and lengthens it when it is saved again", async () => {
      await sessions.save("short", session("me", HOUR_MS));
      await sessions.save("long", session("me", HOUR_MS));
      await sessions.save("long", session("me", 5 * HOUR_MS));
      await under.pass(HOUR_MS);
      await sessions.save("another", session("you", HOUR_MS));
      expect(await sessions.find("short")).toBeNull();
      expect(await sessions.find("long")).not.toBeNull();
      await under.pass(4 * HOUR_MS);
      expect(await sessions.find("long")).toBeNull();
    });

    it("removes one session, and all of a person", async () => {
      for (const name of ["a", "b", "c"]) await sessions.save(name, session("me"));
      await sessions.save("d", session("me too"));
      await sessions.remove("a");
      await sessions.remove("unknown");
      expect(await sessions.find("a")).toBeNull();
      expect(await sessions.find("b")).not.toBeNull();
      await sessions.removeAllOf("me");
      expect([await sessions.find("b"), await sessions.find("c")]).toEqual([null, null]);
      expect(await sessions.find("d")).not.toBeNull();
      sessions = await under.reopen();
      expect(await sessions.find("b")).toBeNull();
    });

    it("lists what lives of a person, and ends all but one", async () => {
      for (const name of ["a", "b", "c"]) await sessions.save(name, session("me", 2 * HOUR_MS));
      await sessions.save("short", session("me", HOUR_MS));
      await sessions.save("d", session("me too", 2 * HOUR_MS));
      const hashes = async (userId: string) =>
        (await sessions.listOf(userId)).map(({ tokenHash }) => tokenHash).toSorted();
      expect(await hashes("me")).toEqual(["a", "b", "c", "short"]);
      await under.pass(HOUR_MS);
      expect(await hashes("me")).toEqual(["a", "b", "c"]);
      const [held] = (await sessions.listOf("me too")).map(({ session: theirs }) => theirs);
      expect(held).toEqual(await sessions.find("d"));
      await sessions.removeAllOf("me", "b");
      expect([await hashes("me"), await hashes("me too"), await hashes("nobody")]).toEqual([["b"], ["d"], []]);
      await sessions.removeAllOf("me", "d");
      expect(await sessions.find("d")).not.toBeNull();
      expect(await hashes("me")).toEqual([]);
    });

    it("replaces a session that is there, and wakes none that was ended", async () => {
      const device = { browser: "Firefox", system: "Linux", kind: "computer" as const };
      const used = {
        ...session("me", 2 * HOUR_MS),
        endsAt: under.nowMs() + 9 * HOUR_MS,
        device,
        network: "10.0.0.0/24",
      };
      await sessions.save("a", session("me"));
      expect(await sessions.replace("a", used)).toBe(true);
      expect(await sessions.find("a")).toEqual(used);
      expect(await sessions.remove("a")).toBe(true);
      expect(await sessions.remove("a")).toBe(false);
      expect(await sessions.replace("a", used)).toBe(false);
      expect(await sessions.find("a")).toBeNull();
      expect(await sessions.listOf("me")).toEqual([]);
    });

    it("tells of each session that is ended, and of none that lives on", async () => {
      const ended: (string | null)[] = [];
      sessions.onEnd((tokenHash) => void ended.push(tokenHash));
      for (const name of ["a", "b", "c"]) await sessions.save(name, session("me"));
      await sessions.save("a", session("me", 5 * HOUR_MS));
      await sessions.save("d", session("me too"));
      await eventually(async () => {
        await sessions.remove("a");
        await sessions.save("a", session("me", 5 * HOUR_MS));
        expect(ended).toContain("a");
      });
      await sessions.removeAllOf("me");
      await eventually(() => expect(ended).toEqual(expect.arrayContaining(["a", "b", "c"])));
      expect(ended).not.toContain("d");
    });

    it("tells of nothing where there was no session to end", async () => {
      const ended: (string | null)[] = [];
      sessions.onEnd((tokenHash) => void ended.push(tokenHash));
      await sessions.save("a", session("me", 5 * HOUR_MS));
      await eventually(async () => {
        await sessions.remove("a");
        await sessions.save("a", session("me", 5 * HOUR_MS));
        expect(ended).toContain("a");
      });
      await sessions.remove("unknown");
      await sessions.removeAllOf("nobody");
      await sessions.save("b", session("me", 5 * HOUR_MS));
      await sessions.remove("b");
      await eventually(() => expect(ended).toContain("b"));
      expect(ended).not.toContain("unknown");
    });
  });
};
