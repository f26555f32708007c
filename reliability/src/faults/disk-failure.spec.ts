import { describe, expect, it } from "vitest";
import { createFaultyDisk, inputOutputError } from "@naqsh/shared/platform/adapters/embedded-log/faulty-disk";
import type { DiskFaults } from "@naqsh/shared/platform/adapters/embedded-log/faulty-disk";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { openShop } from "@naqsh/standalone/testing/shop-in-test";

const folder = temporaryFolder();

type Problem = { code: string; messages: { ar: string; en: string } };

/** The disk is well until `broken` is set. */
const kinds: [string, (isBroken: () => boolean) => DiskFaults][] = [
  ["a sync fails", (isBroken) => ({ onSync: () => (isBroken() ? Promise.reject(inputOutputError()) : undefined) })],
  ["the disk is full", (isBroken) => ({ onWrite: () => (isBroken() ? 0 : null) })],
];

describe("When the log's disk fails under the running shop", () => {
  it.each(kinds)("%s: writes hear a clear 503, reads go on, and nothing acknowledged is lost", async (_, faults) => {
    const dataFolder = folder.fresh();
    let broken = false;
    const logDisk = createFaultyDisk(faults(() => broken));
    const shop = await openShop(dataFolder, { logDisk, durable: true });
    const sara = await shop.register("sara", "collector");
    await shop.running.settled();

    broken = true;
    const omar = shop.visitor("omar");
    const body = { firstName: "omar", lastName: "Test", email: "omar@naqsh.test", password: "correct horse 7" };
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const refused = await omar.post<Problem>("/api/register", { ...body, role: "collector", language: "en" });
      expect(refused).toMatchObject({ status: 503, body: { code: "UNAVAILABLE" } });
      expect(refused.body.messages.ar).not.toBe("");
      broken = false;
    }
    expect(await sara.get("/api/user")).toMatchObject({ status: 200, body: { id: sara.id } });
    expect(shop.errors.some((error) => "alert" in error)).toBe(true);
    await shop.running.stop();

    const again = await openShop(dataFolder);
    const back = again.visitor("sara");
    await back.post("/api/signin", { email: "sara@naqsh.test", password: "correct horse 7" });
    expect(await back.get("/api/user")).toMatchObject({ status: 200, body: { id: sara.id } });
    const retried = await again.visitor("omar").post("/api/register", { ...body, role: "collector", language: "en" });
    expect(retried.status).toBe(201);
  });
});
