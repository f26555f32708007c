import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PersonErased, type KeyVault, type PersonalKeys } from "./personal-keys";

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

/** What a vault must do beside: give all of its keys to another one. */
export const describeKeyVault = (adapter: string, open: () => Promise<KeyVault>): void => {
  it(`${adapter} takes over all keys of another vault, again without a change, and no destroyed one`, async () => {
    const [from, to] = [await open(), await open()];
    const key = await from.obtain("sara");
    await from.obtain("omar");
    await from.destroy("omar");
    const secret = await from.platformSecret("claims");
    for (let times = 0; times < 2; times += 1) for await (const kept of from.all()) await to.keep(kept);
    for (const vault of [from, to]) expect(await vault.count()).toEqual({ known: 2, destroyed: 1 });
    expect([await to.obtain("sara"), await to.platformSecret("claims")]).toEqual([key, secret]);
    await expect(to.obtain("omar")).rejects.toBeInstanceOf(PersonErased);

    await to.destroy("sara");
    for await (const kept of from.all()) await to.keep(kept);
    expect(await to.find("sara")).toBeNull();
    await from.keep({ of: "person", name: "sara", key: null });
    expect(await from.find("sara")).toBeNull();
    await expect(to.keep({ of: "platform", name: "claims", key: new Uint8Array(32) })).rejects.toThrow("Another key");
    await Promise.all([from.close(), to.close()]);
  });
};
