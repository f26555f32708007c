/**
 * Builds every view of a log of many works from nothing, then takes in bids while the views are saved as in the product; says how
 * long each took. The log is not synced: what a bid waits for the disk is no part of its views.
 */
import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import Koa from "koa";
import { createProjectionService } from "@naqsh/projection-service/projection-service";
import { createSystemClock } from "@naqsh/shared/platform/adapters/system/system-clock";
import { systemIds } from "@naqsh/shared/platform/adapters/system/system-ids";
import { createSystemTimers } from "@naqsh/shared/platform/adapters/system/system-timers";
import { createLogger } from "@naqsh/shared/platform/logger";
import { openEmbeddedPorts } from "@naqsh/standalone/embedded/embedded-ports";
import { bidsAcross, takenSteadily } from "./steady-bids";

const [dataFolder = "", works = "0", bids = "0", perSecond = "1"] = process.argv.slice(2);

/** Processor time of this process so far, its threads included. */
const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

await rm(join(dataFolder, "views"), { recursive: true, force: true });
const clock = createSystemClock();
const ports = await openEmbeddedPorts({
  dataFolder,
  durable: false,
  clock,
  timers: createSystemTimers(clock, () => undefined),
  ids: systemIds,
  logger: createLogger({ level: "warn" }),
  publicUrl: "http://localhost",
});
const service = createProjectionService({ ...ports, config: {} });

const [began, cpuBegan] = [performance.now(), cpuSeconds()];
await service.start();
const builtSeconds = (performance.now() - began) / 1000;
const builtCpuSeconds = cpuSeconds() - cpuBegan;
await ports.readModels.flush();

/** Waits for the index of searches, which is made behind the start: in a shop that is open it lies in memory. */
const searched = async (): Promise<void> => {
  const server = createServer(new Koa().use(service.middleware).callback());
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const { status } = await fetch(`http://127.0.0.1:${port}/api/search?query=${encodeURIComponent("نخلة")}`);
  if (status !== 200) throw new Error(`A search was answered by ${status}`);
  server.close();
};
await searched();

const placed = await bidsAcross(ports.store, { works: Number(works), bids: Number(bids) });
const { appended, taken } = await takenSteadily(placed, Number(perSecond), {
  append: ({ stream, revision, event }) => ports.store.append(stream, revision, [event]),
  settled: service.settled,
});
const { rss } = process.memoryUsage();
const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;
const [p50, p99, longest] = [0.5, 0.99, 1].map((part) => at(taken, part));
const inLogP50 = at(appended, 0.5);
process.send!({ ready: { builtSeconds, builtCpuSeconds, p50, p99, longest, inLogP50, rss } });
process.on("message", async () => {
  await service.stop();
  await ports.close();
  process.exit(0);
});
