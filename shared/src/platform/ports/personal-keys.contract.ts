import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PersonErased, type PersonalKeys } from "./personal-keys";

/** What any keeper of personal keys must do. `reopen` closes and opens the same store again. */
export const describePersonalKeys = (
  adapter: string,
  open: () => Promise<{ keys: PersonalKeys; reopen: () => Promise<PersonalKeys> }>,
): void => {
  describe(`${adapter} as personal keys`, () => {
    let keys: PersonalKeys;
    let reopen: () => Promise<PersonalKeys>;
    beforeEach(async () => {
      ({ keys, reopen } = await open());
    });
    afterEach(() => keys.close());

    it("makes one key of 32 bytes for each person, and keeps it", async () => {
      const mine = await keys.obtain("me");
      const yours = await keys.obtain("you");
      expect(mine).toHaveLength(32);
      expect(Buffer.compare(mine, yours)).not.toBe(0);
      expect(Buffer.compare(await keys.obtain("me"), mine)).toBe(0);
      keys = await reopen();
      expect(Buffer.compare((await keys.find("me"))!, mine)).toBe(0);
      expect(Buffer.compare(await keys.obtain("me"), mine)).toBe(0);
    });

    it("makes one key when asked 50 times at once", async () => {
      const made = await Promise.all(Array.from({ length: 50 }, () => keys.obtain("me")));
      expect(new Set(made.map((key) => Buffer.from(key).toString("hex"))).size).toBe(1);
    });

    it("finds no key of someone who never had one, and makes none by looking", async () => {
      expect(await keys.find("nobody")).toBeNull();
      keys = await reopen();
      expect(await keys.find("nobody")).toBeNull();
    });

    it("destroys a key for ever", async () => {
      await keys.obtain("me");
      await keys.obtain("you");
      await keys.destroy("me");
      await keys.destroy("me");
      for (const _ of [1, 2]) {
        expect(await keys.find("me")).toBeNull();
        await expect(keys.obtain("me")).rejects.toBeInstanceOf(PersonErased);
        expect(await keys.find("you")).not.toBeNull();
        keys = await reopen();
      }
    });

    it("never makes a key of someone who was erased before having one", async () => {
      await keys.destroy("me");
      await expect(keys.obtain("me")).rejects.toBeInstanceOf(PersonErased);
    });

    it("leaves nobody with a key whose destruction crossed its making", async () => {
      await Promise.allSettled([keys.obtain("me"), keys.destroy("me"), keys.obtain("me"), keys.find("me")]);
      expect(await keys.find("me")).toBeNull();
      keys = await reopen();
      expect(await keys.find("me")).toBeNull();
    });

    it("keeps one secret of the platform for each purpose, apart from people of that name", async () => {
      const claims = await keys.platformSecret("claims");
      expect(claims).toHaveLength(32);
      expect(Buffer.compare(claims, await keys.platformSecret("cookies"))).not.toBe(0);
      expect(await keys.find("claims")).toBeNull();
      await keys.destroy("claims");
      keys = await reopen();
      expect(Buffer.compare(await keys.platformSecret("claims"), claims)).toBe(0);
    });
  });
};
