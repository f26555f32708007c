import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { sealBytes, unsealBytes } from "./sealed-bytes";

describe("a sealed file", () => {
  const key = randomBytes(32);
  const bytes = Buffer.from("a picture of somebody");
  const sealed = sealBytes(key, bytes, "people/a.sealed");

  it("opens with its person's key in its own place, and shows nothing before", () => {
    expect(sealed.includes(bytes)).toBe(false);
    expect(unsealBytes(key, sealed, "people/a.sealed")).toEqual(bytes);
  });

  it("opens with no other key, in no other place, and not once it was changed or cut", () => {
    const changed = Buffer.from(sealed);
    changed[20]! ^= 1;
    expect(unsealBytes(randomBytes(32), sealed, "people/a.sealed")).toBeNull();
    expect(unsealBytes(key, sealed, "people/b.sealed")).toBeNull();
    expect(unsealBytes(key, changed, "people/a.sealed")).toBeNull();
    expect(unsealBytes(key, sealed.subarray(0, 12), "people/a.sealed")).toBeNull();
  });
});
