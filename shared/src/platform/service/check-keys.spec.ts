import { cpSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder";
import { openLmdbKeyWitnesses } from "../adapters/lmdb/lmdb-key-witnesses";
import { LmdbPersonalKeys } from "../adapters/lmdb/lmdb-personal-keys";
import { createSimulatedClock } from "../adapters/simulated/simulated-clock";
import type { Logger } from "../ports/logger";
import { checkKeys, watchKeys, witnessedKeys } from "./check-keys";
import { PartsRefused } from "./parts-refused";

const folders = temporaryFolder();

/** A shop of three people whose keys were looked at; `over` opens other keys beside what is known of them. */
const openShop = async () => {
  const folder = folders.fresh();
  const witnesses = openLmdbKeyWitnesses(join(folder, "policies.mdb"));
  const over = (name: string): LmdbPersonalKeys => {
    const keys = new LmdbPersonalKeys(join(folder, name));
    onTestFinished(() => keys.close());
    return keys;
  };
  onTestFinished(() => witnesses.close());
  const keys = over("keys.mdb");
  for (const person of ["sara", "omar", "mona"]) await keys.obtain(person);
  await checkKeys({ keys, witnesses });
  const copy = async (): Promise<LmdbPersonalKeys> => {
    await keys.copyTo(join(folder, "copied.mdb"));
    cpSync(join(folder, "copied.mdb"), join(folder, "copy.mdb"));
    return over("copy.mdb");
  };
  return { keys, witnesses, over, copy };
};

const refusal = (parts: Parameters<typeof checkKeys>[0]): Promise<unknown> =>
  checkKeys(parts).then(
    () => null,
    (error: unknown) => (error instanceof PartsRefused ? error.message : error),
  );

describe("Keys that are looked at", () => {
  it("are taken as long as they are the shop's own, and as they grow", async () => {
    const { keys, witnesses, copy } = await openShop();
    expect(await refusal({ keys, witnesses })).toBeNull();
    expect(await refusal({ keys: await copy(), witnesses })).toBeNull();
    await keys.obtain("noura");
    expect(await refusal({ keys, witnesses })).toBeNull();
    expect(await witnesses.find()).toMatchObject({ known: 4, destroyed: 0 });
  });

  it("are refused if they are gone, and nothing is made in their place", async () => {
    const { witnesses, over } = await openShop();
    const keys = over("empty.mdb");
    expect(await refusal({ keys, witnesses })).toContain("The keys are missing: there are none, and the shop had 3");
    for await (const kept of keys.all()) expect.unreachable(`${kept.name} was made`);
  });

  it("are refused if they are another shop's", async () => {
    const { witnesses, over } = await openShop();
    const keys = over("other.mdb");
    for (const person of ["a", "b", "c", "d"]) await keys.obtain(person);
    expect(await refusal({ keys, witnesses })).toContain("another shop's");
  });

  it("are refused as an older copy: of fewer people, or in which somebody's key lives who was erased since", async () => {
    const { keys, witnesses, copy } = await openShop();
    const older = await copy();
    await keys.obtain("noura");
    await checkKeys({ keys, witnesses });
    expect(await refusal({ keys: older, witnesses })).toContain("an older copy: they are 3 with 0 destroyed");
    const erased = await openShop();
    const before = await erased.copy();
    await witnessedKeys(erased).destroy("omar");
    expect(await refusal({ keys: before, witnesses: erased.witnesses })).toContain("there were 3 with 1 destroyed");
  });

  it("are looked at while the shop runs: operators are alarmed of others", async () => {
    const { witnesses, over } = await openShop();
    const clock = createSimulatedClock(0);
    const alerts: string[] = [];
    const silent = (): void => undefined;
    const error: Logger["error"] = (fields, message) => void ("alert" in fields && alerts.push(message));
    const logger: Logger = { debug: silent, info: silent, warn: silent, error };
    watchKeys({ keys: over("empty.mdb"), witnesses, timers: clock, logger });
    await clock.advanceBy(10 * 60_000);
    expect(alerts).toEqual([expect.stringContaining("The keys are missing")]);
  });
});
