import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { writeExport } from "./write-export";

const folder = temporaryFolder();

async function* events(...held: unknown[]): AsyncGenerator {
  yield* held;
}

async function* cutShort(): AsyncGenerator {
  yield { type: "UserRegistered" };
  throw new Error("The server went away");
}

describe("the file of an export", () => {
  it("holds every event, for its owner alone", async () => {
    const path = join(folder.fresh(), "sara.json");
    expect(await writeExport(path, "sara", events({ type: "UserRegistered" }, { type: "NoticeRead" }))).toBe(2);
    const written: unknown = JSON.parse(readFileSync(path, "utf8"));
    expect(written).toEqual({ person: "sara", events: [{ type: "UserRegistered" }, { type: "NoticeRead" }] });
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it("is whole or not there", async () => {
    const vault = folder.fresh();
    await expect(writeExport(join(vault, "sara.json"), "sara", cutShort())).rejects.toThrow("went away");
    expect(await writeExport(join(vault, "nobody.json"), "nobody", events())).toBe(0);
    expect(readdirSync(vault)).toEqual([]);
  });

  it("is written over none", async () => {
    const path = join(folder.fresh(), "sara.json");
    writeFileSync(path, "mine");
    await expect(writeExport(path, "sara", events({}))).rejects.toThrow("is there already");
    expect(readFileSync(path, "utf8")).toBe("mine");
  });
});
