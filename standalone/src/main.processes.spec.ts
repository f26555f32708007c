import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { builtProgram } from "@naqsh/shared/testing/built-program";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { eventually } from "@naqsh/shared/testing/eventually";
import { freePort } from "@naqsh/shared/testing/free-port";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it, onTestFinished } from "vitest";
import { openShop } from "./testing/shop-in-test";

const folder = temporaryFolder();

it("a shop that waits for its clock to be confirmed ends on SIGTERM, and leaves its folder to the next", async () => {
  const dataFolder = folder.fresh();
  const lastYear = createSimulatedClock(Date.parse("2020-03-01T09:00:00.000Z"));
  const first = await openShop(dataFolder, { simulated: lastYear, watchesTime: true });
  await first.running.stop();

  const port = await freePort();
  const env = { ...process.env, DATA_FOLDER: dataFolder, PORT: String(port), LOG_LEVEL: "error" };
  const program = await builtProgram(join(import.meta.dirname, "main.ts"));
  const shop = spawn(process.execPath, [program, "--empty"], { env, stdio: "ignore" });
  onTestFinished(() => void shop.kill("SIGKILL"));
  const ended = once(shop, "exit");
  const ready = async () => (await fetch(`http://127.0.0.1:${port}/ready`)).json();
  await eventually(async () => expect(await ready()).toMatchObject({ stopped: ["clock"] }));
  shop.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);

  const next = await openShop(dataFolder, { simulated: lastYear });
  expect((await next.visitor("sara").get("/ready")).status).toBe(200);
});
