import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { smallDisks } from "../../../testing/small-disk";
import { Unavailable } from "../../ports/unavailable";
import { checkLmdbFile } from "./check-lmdb-file";
import { openLmdb } from "./lmdb-database";

const disks = smallDisks();

describe.skipIf(!disks.isPermitted)("A file of LMDB on a full disk", () => {
  it("refuses what cannot be written, reads on, and takes it once there is room again", async () => {
    const disk = disks.fresh(512 * 1024);
    const path = join(disk.path, "store.mdb");
    const database = openLmdb(path);
    await database.transact(({ put }) => put("kept", 1));

    disk.fill();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const refused = [1, 2].map((number) =>
        database.transact(({ put }) => put(`lost ${number}`, "long ".repeat(5_000))),
      );
      for (const outcome of await Promise.allSettled(refused)) {
        expect(outcome).toMatchObject({ status: "rejected", reason: expect.any(Unavailable) as Unavailable });
      }
      expect(database.get("kept")).toBe(1);
      expect(database.getLatest("lost 1")).toBeUndefined();
    }

    disk.free();
    const taken = (): Promise<unknown> =>
      database.transact(({ put }) => put("taken", 2)).catch((error: unknown) => error);
    await expect.poll(taken).toBeUndefined();
    expect([database.get("kept"), database.get("taken")]).toEqual([1, 2]);
    await database.close();
    expect(checkLmdbFile(path)).toMatchObject({ damage: null, altered: [] });
  });

  it("is not made, and says why", () => {
    const disk = disks.fresh(512 * 1024);
    disk.fill();
    expect(() => openLmdb(join(disk.path, "store.mdb"))).toThrow(/ENOSPC|No space/);
  });

  it("tells what a transaction itself threw, and nothing of it stays", async () => {
    const disk = disks.fresh(512 * 1024);
    const database = openLmdb(join(disk.path, "store.mdb"));
    const refused = database.transact(() => {
      throw new RangeError("not now");
    });
    const taken = database.transact(({ put }) => put("other", 1));
    await expect(refused).rejects.toThrow(RangeError);
    await taken;
    expect(database.get("other")).toBe(1);
    await database.close();
  });
});
