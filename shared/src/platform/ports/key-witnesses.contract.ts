import { expect, it } from "vitest";
import type { KeyWitnesses } from "./key-witnesses";

/** What any keeper of what is known of keys must do. `open` opens the same store each time. */
export const describeKeyWitnesses = (adapter: string, open: () => KeyWitnesses): void => {
  it(`${adapter} remembers what was noted of keys, and the largest counts of it`, async () => {
    const [one, other] = [open(), open()];
    expect(await one.find()).toBeNull();
    await one.note({ fingerprint: "a", known: 5, destroyed: 1 });
    expect(await other.find()).toEqual({ fingerprint: "a", known: 5, destroyed: 1 });
    await other.note({ fingerprint: "a", known: 6, destroyed: 2 });
    await one.note({ fingerprint: "a", known: 5, destroyed: 1 });
    expect(await one.find()).toEqual({ fingerprint: "a", known: 6, destroyed: 2 });
    await Promise.all([one.close(), other.close()]);
  });
};
