import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { describeFiles } from "../../ports/files.contract";
import { checkFiles, sha256Of } from "./file-digests";
import { createFolderFiles } from "./folder-files";

const folder = temporaryFolder();

describeFiles("A folder", async () => createFolderFiles(join(folder.fresh(), "files")));

describe("A folder of files", () => {
  it("is left without half-written files", async () => {
    const root = folder.fresh();
    const files = createFolderFiles(root);
    await Promise.all(Array.from({ length: 10 }, () => files.put("a/b.png", Uint8Array.from([1, 2]))));
    expect(readdirSync(join(root, "a"))).toEqual([".b.png.sha256", "b.png"]);
  });

  it("gives no file that is not what was put, says so, and takes it again", async () => {
    const root = folder.fresh();
    const original = Buffer.from("the original of a work");
    const [named, made] = [`${sha256Of(original)}.png`, `${sha256Of(original)}-320.avif`];
    const first = createFolderFiles(root);
    await first.put(named, original);
    await first.put(made, Buffer.from("what was made of it"));
    expect(await checkFiles(root)).toEqual({ checked: 2, damaged: [] });
    for (const name of [named, made]) {
      const bytes = readFileSync(join(root, name));
      bytes.writeUInt8(bytes.readUInt8(3) ^ 1, 3);
      writeFileSync(join(root, name), bytes);
    }

    const told: string[] = [];
    const files = createFolderFiles(root, (name) => told.push(name));
    expect([await files.read(named), await files.open(made)]).toEqual([null, null]);
    expect(told).toEqual([named, made]);
    expect((await checkFiles(root)).damaged.toSorted()).toEqual([named, made].toSorted());

    await files.put(named, original);
    await files.put(made, Buffer.from("what was made of it"));
    expect(await files.read(named)).toEqual(original);
    expect((await files.read(made))?.toString()).toBe("what was made of it");
    expect(await checkFiles(root)).toEqual({ checked: 2, damaged: [] });
  });

  it("gives what an earlier build kept without a digest", async () => {
    const root = folder.fresh();
    writeFileSync(join(root, "ab12-400.webp"), "old");
    expect((await createFolderFiles(root).read("ab12-400.webp"))?.toString()).toBe("old");
  });
});
