import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { beforeEach, describe, expect, it } from "vitest";
import type { Files } from "./files";

/** What any keeper of files must do. */
export const describeFiles = (adapter: string, open: () => Promise<Files>): void => {
  describe(`${adapter} as files`, () => {
    let files: Files;
    beforeEach(async () => {
      files = await open();
    });
    const bytes = Uint8Array.from([0, 255, 10, 13, 200]);

    it("gives back what was put, and null for what was not", async () => {
      await files.put("works/ab12-400.webp", bytes);
      expect(await files.read("works/ab12-400.webp")).toEqual(Buffer.from(bytes));
      expect(await files.has("works/ab12-400.webp")).toBe(true);
      expect(await files.read("works/other.webp")).toBeNull();
      expect(await files.has("works/other.webp")).toBe(false);
      expect(await files.has("works/ab12-400.webp/deeper")).toBe(false);
    });

    it("opens what was put, of any size, to be read as it is wanted, or not at all", async () => {
      const large = Buffer.alloc(3_000_000, "naqsh");
      await files.put("large.png", large);
      await files.put("empty.png", new Uint8Array());
      for (const [name, content] of [
        ["large.png", large],
        ["empty.png", Buffer.alloc(0)],
      ] as const) {
        const opened = (await files.open(name))!;
        expect([opened.size, (await buffer(opened.stream)).equals(content)]).toEqual([content.length, true]);
      }
      const left = (await files.open("large.png"))!;
      left.stream.destroy();
      await once(left.stream, "close");
      expect(await files.open("other.png")).toBeNull();
      expect(await files.open("large.png/deeper")).toBeNull();
    });

    it("removes what was put, and nothing where there is none", async () => {
      await files.put("works/ab12-400.webp", bytes);
      await files.remove("works/ab12-400.webp");
      await files.remove("works/ab12-400.webp");
      await files.remove("works/other.webp");
      expect(await files.has("works/ab12-400.webp")).toBe(false);
      expect(await files.read("works/ab12-400.webp")).toBeNull();
    });

    it("leaves an existing name as it is", async () => {
      await files.put("a.png", bytes);
      await files.put("a.png", Uint8Array.from([1]));
      expect(await files.read("a.png")).toEqual(Buffer.from(bytes));
    });

    it("takes the same file 20 times at once", async () => {
      await Promise.all(Array.from({ length: 20 }, () => files.put("new/a.png", bytes)));
      expect(await files.read("new/a.png")).toEqual(Buffer.from(bytes));
    });

    it.each([
      "",
      ".",
      "..",
      "../a",
      "a/../b",
      "/a",
      "a//b",
      ".hidden",
      "a/.hidden",
      "a\\b",
      "a\0b",
      "a/",
      "x".repeat(300),
    ])("has nothing under the name %j and takes none", async (name) => {
      await expect(files.put(name, bytes)).rejects.toBeInstanceOf(TypeError);
      expect(await files.read(name)).toBeNull();
      expect(await files.open(name)).toBeNull();
      expect(await files.has(name)).toBe(false);
    });
  });
};
