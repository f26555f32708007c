import { randomUUID } from "node:crypto";
import { chmodSync, cpSync, existsSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LmdbPersonalKeys } from "@naqsh/shared/platform/adapters/lmdb/lmdb-personal-keys";
import { StoreDamaged } from "@naqsh/shared/platform/ports/store-damaged";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { runOperatorCommand } from "../operations/run-operator-command";
import type { OperatorRequest } from "../operations/operator-request";
import { startShop } from "../start/start-shop";
import { openShop, type ShopInTest } from "../testing/shop-in-test";
import { readFolderMark, writeFolderMark } from "./folder-mark";
import { FolderRefused } from "./folder-refused";

const folder = temporaryFolder();

/** A shop of some people, at rest. */
const shopOf = async (...people: string[]): Promise<string> => {
  const dataFolder = folder.fresh();
  await visitedBy(dataFolder, ...people);
  return dataFolder;
};

const visitedBy = async (dataFolder: string, ...people: string[]): Promise<void> => {
  const shop = await openShop(dataFolder);
  for (const person of people) await shop.register(person, "collector");
  await shop.running.settled();
  await shop.running.stop();
};

const copyOf = (path: string): string => {
  const copy = join(folder.fresh(), "copy");
  cpSync(path, copy, { recursive: true });
  return copy;
};

const putBack = (copy: string, path: string): void => {
  rmSync(path, { recursive: true, force: true });
  rmSync(`${path}-lock`, { force: true });
  cpSync(copy, path, { recursive: true });
};

const openCensus = async (path: string) => {
  const keys = new LmdbPersonalKeys(path);
  return keys.census().finally(() => keys.close());
};

const warnings: object[] = [];
const silent = (): void => undefined;
const logger = { debug: silent, info: silent, warn: (said: object) => void warnings.push(said), error: silent };
const start = (dataFolder: string) => startShop({ dataFolder, port: 0, logger, watchesTime: false });

const flip = (path: string, at: number): void => {
  const bytes = readFileSync(path);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 4, at);
  writeFileSync(path, bytes);
};

const told = async (dataFolder: string, question: OperatorRequest): Promise<void> => {
  for await (const _ of runOperatorCommand(dataFolder, question));
};

const sendsOf = async ({ running }: ShopInTest, streamCategory: string, command: { type: string; data: object }) => {
  const streamId = randomUUID();
  const cause = { commandId: streamId, correlationId: streamId, causationId: null, actorId: "example" };
  const { userId = streamId } = command.data as { userId?: string };
  const to = streamCategory === "user" ? userId : streamId;
  const sent = { streamCategory, streamId: to, command, ...cause };
  expect(await running.profile.commands.commandBus.dispatch(sent)).toEqual({ accepted: true });
  await running.settled();
};

describe("A start over a folder whose parts do not belong together", () => {
  it("is refused where views have taken in what the log has lost, and then where policies have", async () => {
    const dataFolder = await shopOf("sara");
    const log = copyOf(join(dataFolder, "log"));
    await visitedBy(dataFolder, "omar");
    putBack(log, join(dataFolder, "log"));
    await expect(start(dataFolder)).rejects.toThrow(
      /The view .* has taken in event \d+, and the log ends at event \d+/,
    );
    rmSync(join(dataFolder, "views"), { recursive: true });
    await expect(start(dataFolder)).rejects.toThrow(/policies have reacted to event \d+, and the log ends at event/);
    await expect(start(dataFolder)).rejects.toBeInstanceOf(FolderRefused);
  });

  it("is refused where the keys are missing, and makes none", async () => {
    const dataFolder = await shopOf("sara");
    const keys = join(dataFolder, "keys", "keys.mdb");
    rmSync(keys);
    for (const _ of [1, 2]) await expect(start(dataFolder)).rejects.toThrow(/The keys are missing/);
    expect(existsSync(keys)).toBe(false);
  });

  it("is refused where the keys are another shop's, older than the log, or older than an erasure", async () => {
    const dataFolder = await shopOf("sara");
    const keys = join(dataFolder, "keys", "keys.mdb");
    const stranger = await shopOf("sara", "omar", "noor");
    const own = copyOf(keys);
    putBack(join(stranger, "keys", "keys.mdb"), keys);
    await expect(start(dataFolder)).rejects.toThrow(/keys of another shop/);

    putBack(own, keys);
    await visitedBy(dataFolder, "omar");
    const newest = copyOf(keys);
    putBack(own, keys);
    await expect(start(dataFolder)).rejects.toThrow(/1 of \d people of the log have no key .* older than the log/);

    putBack(newest, keys);
    const erasing = new LmdbPersonalKeys(keys);
    const { people } = await erasing.census();
    await erasing.destroy([...people][0]!);
    await erasing.close();
    await (await start(dataFolder)).stop();
    putBack(newest, keys);
    await expect(start(dataFolder)).rejects.toThrow(/an older copy: it knows \d people and 0 erased/);
  });

  it("goes on with a destruction that a crash cut short, also if an older copy of the keys was put back meanwhile", async () => {
    const dataFolder = await shopOf("sara");
    const keys = join(dataFolder, "keys", "keys.mdb");
    const older = copyOf(keys);
    const { people } = await openCensus(copyOf(keys));
    const { keys: witness, ...mark } = (await readFolderMark(dataFolder))!;
    const destroying = [...people].at(-1)!;
    // As a crash leaves it right before the key goes, or after that and before its mark.
    await writeFolderMark(dataFolder, { ...mark, keys: { ...witness!, destroying } });
    putBack(older, keys);
    await (await start(dataFolder)).stop();
    expect(await openCensus(copyOf(keys))).toMatchObject({ destroyed: 1 });
    expect((await readFolderMark(dataFolder))?.keys).toEqual({ ...witness, destroyed: 1 });
    putBack(older, keys);
    await expect(start(dataFolder)).rejects.toThrow(/an older copy: it knows \d people and 0 erased/);
  });

  it("is let in where a registration was abandoned, whose person never had a key; restored from a backup too", async () => {
    const dataFolder = await shopOf("sara");
    const shop = await openShop(dataFolder);
    const orphan = { claimId: randomUUID(), userId: randomUUID() };
    await sendsOf(shop, "emailClaim", { type: "ReleaseEmail", data: orphan });
    await shop.running.stop();
    const [backup, restored] = [join(folder.fresh(), "backup"), join(folder.fresh(), "restored")];
    await (await start(dataFolder)).stop();
    await told(dataFolder, { command: "backup", argument: backup });
    await told(restored, { command: "restore", argument: backup });
    expect(existsSync(join(restored, "naqsh.json"))).toBe(true);
    await (await start(restored)).stop();
  });

  it("is refused after a crash with keys that are older than an erasure of the run that ended in it", async () => {
    const dataFolder = await shopOf("sara");
    const own = copyOf(join(dataFolder, "keys", "keys.mdb"));
    const shop = await openShop(dataFolder);
    const { people } = await openCensus(copyOf(join(dataFolder, "keys", "keys.mdb")));
    const administrator = (await shop.administrator()).id;
    const userId = [...people].find((person) => person !== administrator)!;
    await sendsOf(shop, "user", { type: "EraseAccount", data: { userId } });
    const crashed = join(folder.fresh(), "crashed");
    cpSync(dataFolder, crashed, { recursive: true, filter: (path) => !path.endsWith(".sock") });
    await shop.running.stop();

    const newest = copyOf(join(crashed, "keys", "keys.mdb"));
    putBack(own, join(crashed, "keys", "keys.mdb"));
    await expect(start(crashed)).rejects.toThrow(/an older copy: it knows \d people and 0 erased/);
    putBack(newest, join(crashed, "keys", "keys.mdb"));
    await (await start(crashed)).stop();
  });

  it("is let in with the keys of a folder that says nothing of them yet, and notes which they are", async () => {
    const dataFolder = await shopOf("sara");
    const mark = join(dataFolder, "naqsh.json");
    const said = readFileSync(mark, "utf8");
    // A folder of an earlier build, which says nothing of its keys.
    writeFileSync(mark, '{"mode":"shop"}\n');
    await (await start(dataFolder)).stop();
    expect(readFileSync(mark, "utf8")).toBe(said);
  });
});

describe("A start over damaged files beside the log", () => {
  it.each(["worker/policies.mdb", "keys/keys.mdb", "sandbox/payments.mdb"])(
    "is refused where %s is cut, empty or altered",
    async (name) => {
      const dataFolder = await shopOf("sara");
      const path = join(dataFolder, name);
      const whole = readFileSync(path);
      for (const size of [0, 100, 4096, 8192]) {
        truncateSync(path, size);
        // An empty database needs no third page.
        if (size < 8192 || whole.length > 8192)
          await expect(start(dataFolder), `${size}`).rejects.toBeInstanceOf(StoreDamaged);
        writeFileSync(path, whole);
      }
      flip(path, 4096 + 24);
      await expect(start(dataFolder)).rejects.toBeInstanceOf(StoreDamaged);
      writeFileSync(path, whole);
      await (await start(dataFolder)).stop();
    },
  );

  it("is refused where one bit of a policy's place is flipped", async () => {
    const dataFolder = await shopOf("sara");
    const path = join(dataFolder, "worker", "policies.mdb");
    // Pages that are free now hold older copies of it.
    const bytes = readFileSync(path);
    const zeros = Buffer.alloc(15, "0");
    for (let at = bytes.indexOf(zeros); at >= 0; at = bytes.indexOf(zeros, at + 20)) flip(path, at + 17);
    await expect(start(dataFolder)).rejects.toThrow(/do not fit their checksums/);
  });

  it.each(["sessions.mdb", "refusals.mdb", "limits.mdb", "worker/jobs.mdb"])(
    "puts %s aside, says so, and begins a new one",
    async (name) => {
      const dataFolder = await shopOf("sara");
      const path = join(dataFolder, name);
      truncateSync(path, 4_000);
      const shop = await openShop(dataFolder);
      expect(shop.errors).toContainEqual(expect.objectContaining({ alert: true, keptIn: `${path}.damaged-1` }));
      expect(statSync(`${path}.damaged-1`).size).toBe(4_000);
      const back = shop.visitor("sara");
      await back.post("/api/signin", { email: "sara@naqsh.test", password: "correct horse 7" });
      expect((await back.get("/api/user")).status).toBe(200);
    },
  );

  it("takes keys from others who could read them, and warns of it", async () => {
    const dataFolder = await shopOf("sara");
    const [keys, file] = [join(dataFolder, "keys"), join(dataFolder, "keys", "keys.mdb")];
    chmodSync(keys, 0o755);
    chmodSync(file, 0o644);
    await (await start(dataFolder)).stop();
    expect([keys, file].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600]);
    expect(warnings).toEqual(
      expect.arrayContaining([
        { path: keys, was: "755" },
        { path: file, was: "644" },
      ]),
    );
  });
});
