import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { describeFiles } from "../../ports/files.contract";
import { createFolderFiles } from "./folder-files";

const folder = temporaryFolder();

describeFiles("A folder", async () => createFolderFiles(join(folder.fresh(), "files")));

describe("A folder of files", () => {
  it("is left without half-written files", async () => {
    const root = folder.fresh();
    const files = createFolderFiles(root);
    await Promise.all(Array.from({ length: 10 }, () => files.put("a/b.png", Uint8Array.from([1, 2]))));
    expect(readdirSync(join(root, "a"))).toEqual(["b.png"]);
  });
});
