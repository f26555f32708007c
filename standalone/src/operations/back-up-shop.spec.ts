import { appendFile, cp, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import { verifyLog } from "@naqsh/shared/platform/adapters/embedded-log/verify-log";
import { LmdbPersonalKeys } from "@naqsh/shared/platform/adapters/lmdb/lmdb-personal-keys";
import { eventToStore } from "@naqsh/shared/testing/events-to-store";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { runOperatorCommand } from "./run-operator-command";
import { readFolderMark, writeFolderMark } from "../data-folder/folder-mark";
import { openShop } from "../testing/shop-in-test";
import { backUpShop } from "./back-up-shop";
import type { OperatorRequest } from "./operator-request";

const folder = temporaryFolder();

const ask = async (dataFolder: string, question: OperatorRequest): Promise<unknown[]> => {
  const answers: unknown[] = [];
  for await (const answer of runOperatorCommand(dataFolder, question)) {
    if (!(typeof answer === "object" && answer !== null && "progress" in answer)) answers.push(answer);
  }
  return answers;
};

const appendErasure = async (directory: string, userId: string): Promise<void> => {
  const log = await openEmbeddedEventStore({ directory });
  let revision = -1;
  for await (const event of log.readStream(`user-${userId}`)) revision = event.revision;
  await log.append(`user-${userId}`, revision, [{ ...eventToStore("erased", { userId }), type: "AccountErased" }]);
  await log.close();
};

describe("a backup", () => {
  it("is taken while people register, and restores what was acknowledged before it", async () => {
    const dataFolder = folder.fresh();
    const shop = await openShop(dataFolder, { durable: true });
    const sara = await shop.register("sara", "collector");
    const meanwhile = ["omar", "laila", "huda", "amal"].map((name) => shop.register(name, "collector"));
    const backup = join(folder.fresh(), "backup");
    const [report] = await ask(dataFolder, { command: "backup", argument: backup });
    expect(report).toMatchObject({ folder: join(backup, "shop"), keys: join(backup, "keys") });
    await Promise.all(meanwhile);
    await shop.running.stop();

    const elsewhere = join(folder.fresh(), "keys");
    await rename(join(backup, "keys"), elsewhere);
    const restored = join(folder.fresh(), "restored");
    await expect(ask(restored, { command: "restore", argument: backup })).rejects.toThrow("--keys");
    const [answer] = await ask(restored, { command: "restore", argument: backup, keys: elsewhere });
    expect(answer).toMatchObject({ erasures: 0, hash: (report as { hash: string }).hash });

    const other = await openShop(restored, { durable: true });
    const signedIn = await other
      .visitor("sara")
      .post<{ id: string }>("/api/signin", { email: "sara@naqsh.test", password: "correct horse 7" });
    expect(signedIn).toMatchObject({ status: 200, body: { id: sara.id } });
    expect(other.errors).toEqual([]);
  });

  it("can be restored though somebody was erased between the copies of the keys and of the mark", async () => {
    const [dataFolder, backup, restored] = [folder.fresh(), join(folder.fresh(), "backup"), join(folder.fresh(), "r")];
    const shop = await openShop(dataFolder);
    const sara = await shop.register("sara", "collector");
    await shop.running.stop();
    const keys = new LmdbPersonalKeys(join(dataFolder, "keys", "keys.mdb"));
    const copyTo = async (path: string): Promise<void> => {
      await keys.copyTo(path);
      await keys.destroy(sara.id);
      const { keys: known, ...mark } = (await readFolderMark(dataFolder))!;
      await writeFolderMark(dataFolder, { ...mark, keys: { ...known!, destroyed: 1 } });
    };
    await backUpShop(dataFolder, backup, { copies: [], keys: { copyTo }, onProgress: () => undefined });
    await keys.close();
    expect(await ask(restored, { command: "restore", argument: backup })).toHaveLength(1);
  });

  it.each(["", "backup", "files/backup"])("is not taken into the shop itself: %j", async (name) => {
    const dataFolder = folder.fresh();
    const shop = await openShop(dataFolder, { durable: true });
    await shop.running.stop();
    const before = await readdir(dataFolder, { recursive: true });
    const asked = ask(dataFolder, { command: "backup", argument: join(dataFolder, name) });
    await expect(asked).rejects.toThrow("lies in the folder of the shop");
    expect(await readdir(dataFolder, { recursive: true })).toEqual(before);
  });

  it("ends with its last whole record, though an append was half written when it was copied", async () => {
    const dataFolder = folder.fresh();
    const shop = await openShop(dataFolder, { durable: true });
    await shop.register("sara", "collector");
    await shop.running.settled();
    await appendFile(join(dataFolder, "log", "00000000000000000001.log"), "half an append");
    const backup = join(folder.fresh(), "backup");
    await ask(dataFolder, { command: "backup", argument: backup });
    expect(await verifyLog(join(dataFolder, "log"))).toMatchObject({ damage: null, bytesBehind: 14 });
    const copied = await verifyLog(join(backup, "shop", "log"));
    expect(copied).toMatchObject({ damage: null, bytesBehind: 0, keptAside: [] });
    await shop.running.stop();
  });

  it("does not bring back a key that was destroyed after the keys were copied", async () => {
    const dataFolder = folder.fresh();
    const shop = await openShop(dataFolder, { durable: true });
    const sara = await shop.register("sara", "collector");
    await shop.running.settled();
    const early = join(folder.fresh(), "early");
    await ask(dataFolder, { command: "backup", argument: early });
    await shop.running.stop();

    const late = join(folder.fresh(), "late");
    await cp(early, late, { recursive: true });
    await appendErasure(join(late, "shop", "log"), sara.id);
    const restored = join(folder.fresh(), "restored");
    const [answer] = await ask(restored, { command: "restore", argument: late });
    expect(answer).toMatchObject({ erasures: 1 });
    const keys = new LmdbPersonalKeys(join(restored, "keys", "keys.mdb"));
    expect(await keys.find(sara.id)).toBeNull();
    await keys.close();
  });

  it("overwrites nothing", async () => {
    const dataFolder = folder.fresh();
    const shop = await openShop(dataFolder);
    const full = folder.fresh();
    await writeFile(join(full, "kept"), "");
    await expect(ask(dataFolder, { command: "backup", argument: full })).rejects.toThrow("not empty");
    await expect(ask(dataFolder, { command: "restore", argument: dataFolder })).rejects.toThrow("no whole backup");
    await shop.running.stop();
  });
});
