import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { KEPT_SNAPSHOTS } from "./fold-snapshots";
import type { FoldSnapshots } from "./fold-snapshots";

const bytesOf = (text: string): Buffer => Buffer.from(text);

/** What any keeper of folds must do. */
export const describeFoldSnapshots = (adapter: string, open: () => Promise<FoldSnapshots>): void => {
  describe(`${adapter} as fold snapshots`, () => {
    let snapshots: FoldSnapshots;
    beforeEach(async () => {
      snapshots = await open();
    });
    afterEach(() => snapshots.close());

    const textAt = async (stream: string, before?: number): Promise<string | null> => {
      const found = await snapshots.newest(stream, before);
      return found === null ? null : `${found.revision} ${Buffer.from(found.bytes).toString()}`;
    };

    it("gives the newest of a stream, or the newest that ends before a revision", async () => {
      for (const revision of [500, 1_000, 12_000]) {
        await snapshots.keep("auction-a", { revision, bytes: bytesOf(`fold ${revision}`) });
      }
      expect(await textAt("auction-a")).toBe("12000 fold 12000");
      expect(await textAt("auction-a", 12_000)).toBe("1000 fold 1000");
      expect(await textAt("auction-a", 1_001)).toBe("1000 fold 1000");
      expect(await textAt("auction-a", 500)).toBeNull();
    });

    it("keeps streams apart, also those whose names begin alike", async () => {
      await snapshots.keep("auction-a", { revision: 1, bytes: bytesOf("short") });
      await snapshots.keep("auction-ab", { revision: 2, bytes: bytesOf("long") });
      expect(await textAt("auction-a")).toBe("1 short");
      expect(await textAt("auction-")).toBeNull();
    });

    it("lets go of older ones, and takes what comes twice", async () => {
      for (let step = 1; step <= KEPT_SNAPSHOTS + 3; step += 1) {
        await snapshots.keep("auction-a", { revision: step * 100, bytes: bytesOf("first") });
      }
      await snapshots.keep("auction-a", { revision: 700, bytes: bytesOf("second") });
      expect(await textAt("auction-a")).toBe("700 second");
      expect(await textAt("auction-a", 401)).toBe("400 first");
      expect(await textAt("auction-a", 400)).toBeNull();
    });

    it("gives back bytes of any kind and length", async () => {
      const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, place) => (place * 7_919) % 256));
      await snapshots.keep("auction-a", { revision: 3, bytes });
      const found = await snapshots.newest("auction-a");
      expect(Buffer.from(found!.bytes).equals(bytes)).toBe(true);
    });
  });
};
