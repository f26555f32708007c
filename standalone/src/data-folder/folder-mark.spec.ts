import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { claimDataFolder, modeOfFolder, WrongDataFolder } from "./folder-mark";

const folder = temporaryFolder();

describe("data folder", () => {
  it("remembers what it was made as", async () => {
    const path = join(folder.fresh(), "data");
    expect(await modeOfFolder(path)).toBeNull();
    await claimDataFolder(path, "demo");
    await claimDataFolder(path, "demo");
    expect(await modeOfFolder(path)).toBe("demo");
  });

  it("is refused by the other mode, both ways", async () => {
    for (const [made, asked] of [
      ["demo", "shop"],
      ["shop", "demo"],
    ] as const) {
      const path = folder.fresh();
      await claimDataFolder(path, made);
      await expect(claimDataFolder(path, asked)).rejects.toThrow(WrongDataFolder);
      expect(await modeOfFolder(path)).toBe(made);
    }
  });
});
