import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder";
import { LmdbPersonalKeys } from "../adapters/lmdb/lmdb-personal-keys";
import { commandDigest } from "./command-digest";

const folder = temporaryFolder();

describe("A command's digest", () => {
  let keys: LmdbPersonalKeys;
  beforeAll(async () => {
    keys = new LmdbPersonalKeys(join(folder.fresh(), "keys.mdb"));
    await keys.obtain("u1");
    await keys.obtain("u2");
  });
  afterAll(() => keys.close());
  const digest = (body: unknown, actor = "u1"): Promise<string> => commandDigest(keys, actor, body);

  it("is the same for the same body, whatever the order of its fields", async () => {
    expect(await digest({ a: 1, b: { c: [1, null], d: "x" } })).toBe(
      await digest({ b: { d: "x", c: [1, null] }, a: 1 }),
    );
    expect(await digest({ a: 1, b: undefined })).toBe(await digest({ a: 1 }));
  });

  it.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { b: 1 }],
    [{ a: [1, 2] }, { a: [2, 1] }],
    [{ a: "1" }, { a: 1 }],
    [{ a: null }, {}],
    [["ab"], ["a", "b"]],
  ])("tells %j from %j", async (one, other) => {
    expect(await digest(one)).not.toBe(await digest(other));
  });

  it("differs between people, and exists for those without a key", async () => {
    expect(await digest({ a: 1 }, "u1")).not.toBe(await digest({ a: 1 }, "u2"));
    expect(await digest({ a: 1 }, "visitor")).toBe(await digest({ a: 1 }, "visitor"));
    expect(await keys.find("visitor")).toBeNull();
  });

  it("leaves passwords and tokens out", async () => {
    const open = await digest({ email: "a", deep: { b: 1 } });
    const body = { email: "a", password: "x", newPassword: "y", token: "t", deep: { b: 1, tokenHash: "h" } };
    expect(await digest(body)).toBe(open);
  });
});
