import { describe, expect, it } from "vitest";
import { createPositionSeal } from "./position-seal";

const POSITION = "00000000000000004711";
const keysWith = (byte: number) => ({ platformSecret: async () => new Uint8Array(32).fill(byte) });

describe("a sealed position", () => {
  it("opens where it was sealed, and nowhere else", async () => {
    const seal = createPositionSeal(keysWith(1));
    await seal.load();
    const sealed = seal.seal(POSITION)!;
    expect(await seal.open(sealed)).toBe(POSITION);
    expect(await createPositionSeal(keysWith(1)).open(sealed)).toBe(POSITION);
    expect(await createPositionSeal(keysWith(2)).open(sealed)).toBeNull();
    for (const madeUp of ["", "x", sealed.slice(1), POSITION, "A".repeat(64)])
      expect(await seal.open(madeUp)).toBeNull();
  });

  it("tells nothing, not even whether it is the same again", async () => {
    const seal = createPositionSeal(keysWith(1));
    await seal.load();
    const [one, again, other] = [POSITION, POSITION, "0".repeat(20)].map((position) => seal.seal(position)!);
    expect(again).not.toBe(one);
    expect(other!.length).toBe(one!.length);
    expect(one).toMatch(/^[\w-]+$/);
  });

  it("is none until the secret was read, which a failure does not prevent for ever", async () => {
    let isAway = true;
    const away = async (): Promise<Uint8Array> => {
      if (isAway) throw new Error("the keys are away");
      return new Uint8Array(32);
    };
    const seal = createPositionSeal({ platformSecret: away });
    expect(seal.seal(POSITION)).toBeNull();
    await expect(seal.open("sealed")).rejects.toThrow("away");
    isAway = false;
    expect(seal.seal(POSITION)).toBeNull();
    await seal.load();
    expect(seal.seal(POSITION)).not.toBeNull();
  });
});
