import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import { LogDamaged, StoreUnavailable } from "@naqsh/shared/platform/ports/event-store";
import { smallDisks } from "@naqsh/shared/testing/small-disk";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { claimDataFolder } from "../data-folder/folder-mark";
import { explainStart } from "./explain-start";
import { startShop } from "./start-shop";

const folder = temporaryFolder();
const disks = smallDisks();
const silent = (): void => undefined;
const logger = { debug: silent, info: silent, warn: silent, error: silent };

/** What a person at the terminal reads of a start that fails: a sentence or two, no trace of calls. */
const saidAt = async (dataFolder: string): Promise<string> => {
  const error: unknown = await startShop({ dataFolder, port: 0, logger, watchesTime: false }).catch(
    (why: unknown) => why,
  );
  const said = explainStart(error);
  expect(said).not.toMatch(/\n\s+at /);
  return said;
};

describe("A shop that does not open", () => {
  it("says of a damaged mark what it should be", async () => {
    for (const text of ["{", "[]", '{"mode":"shoq"}', '{"mode":"shop","keys":{"people":"one"}}']) {
      const dataFolder = folder.fresh();
      writeFileSync(join(dataFolder, "naqsh.json"), text);
      expect(await saidAt(dataFolder)).toMatch(/naqsh\.json is damaged: it should say \{"mode":"shop"\}/);
    }
  });

  it("says of a folder that is a file, and of one in use, which it is", async () => {
    const file = join(folder.fresh(), "file");
    writeFileSync(file, "");
    expect(await saidAt(file)).toBe(`${file} is no folder: name another with DATA_FOLDER`);

    const dataFolder = folder.fresh();
    await claimDataFolder(dataFolder, "shop");
    const log = await openEmbeddedEventStore({ directory: join(dataFolder, "log") });
    expect(await saidAt(dataFolder)).toMatch(/Another process writes the log in .*Is Naqsh running already\?/);
    await log.close();
  });

  it("asks for no other Naqsh where a log that was open turned out to be damaged", () => {
    const damage = new LogDamaged("Segment 00000000000000000001.log, record 7, byte 99: its checksum is wrong");
    const error = new StoreUnavailable("The log is damaged and read-only now", { cause: damage });
    expect(explainStart(error)).toMatch(/^The log is damaged\. Segment .* byte 99.*check-log$/s);
    expect(explainStart(new StoreUnavailable("The log could not be written"))).not.toMatch(/running already/);
  });

  it.skipIf(!disks.isPermitted)(
    "says of a folder that is read-only, and of a full disk, that it cannot be written",
    async () => {
      const readOnly = disks.fresh(1024 * 1024);
      await claimDataFolder(readOnly.path, "shop");
      readOnly.makeReadOnly();
      expect(await saidAt(readOnly.path)).toMatch(/lies on a file system that is read-only/);
      const full = disks.fresh(64 * 1024);
      full.fill();
      expect(await saidAt(join(full.path, "data"))).toMatch(/disk that is full/);
      const filled = disks.fresh(64 * 1024);
      await claimDataFolder(join(filled.path, "data"), "shop");
      filled.fill();
      expect(await saidAt(join(filled.path, "data"))).toMatch(/cannot be written: the disk is full/);
    },
  );
});
