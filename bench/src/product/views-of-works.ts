/**
 * Builds every view of a log of many works from nothing, then takes in bids while the views are saved as in the product; says how
 * long each took. The log is not synced: what a bid waits for the disk is no part of its views.
 */
import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Koa from "koa";
import { createProjectionService } from "@naqsh/projection-service/projection-service";
import { createSystemClock } from "@naqsh/shared/platform/adapters/system/system-clock";
import { systemIds } from "@naqsh/shared/platform/adapters/system/system-ids";
import { createSystemTimers } from "@naqsh/shared/platform/adapters/system/system-timers";
import { createLogger } from "@naqsh/shared/platform/logger";
import { openEmbeddedPorts } from "@naqsh/standalone/embedded/embedded-ports";
import { eventsOfStream } from "./events-of-stream";
import { bidsAcross, takenSteadily } from "./steady-bids";
import { titleOfWork, toldOfWork, workId } from "./told-works";

/** Works that are approved, one after the other. */
const APPROVED = 20;
const ASKED_AGAIN_MS = 5;

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

const server = createServer(new Koa().use(service.middleware).callback());
await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
const { port } = server.address() as AddressInfo;

/** What a visitor's search is answered. */
const answerTo = async (query: string): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/search?query=${encodeURIComponent(query)}`);
  if (answer.status !== 200) throw new Error(`A search was answered by ${answer.status}`);
  return answer.text();
};
// The index of searches is made behind the start: in a shop that is open it lies in memory.
await answerTo("نخلة");

const placed = await bidsAcross(ports.store, { works: Number(works), bids: Number(bids) });
const { appended, taken } = await takenSteadily(placed, Number(perSecond), {
  append: ({ stream, revision, event }) => ports.store.append(stream, revision, [event]),
  settled: service.settled,
});

const told = await eventsOfStream(ports.store, `artwork-${workId(1)}`);
const { artistId } = told[0]!.data as { artistId: string };

/** Milliseconds from when the log has a work that was approved until a search for its title finds it. */
const found = async (number: number): Promise<number> => {
  await ports.store.append(`artwork-${workId(number)}`, -1, toldOfWork(told, number, artistId));
  const approved = performance.now();
  while (!(await answerTo(titleOfWork(number))).includes(workId(number))) await pause(ASKED_AGAIN_MS);
  return performance.now() - approved;
};
let foundMs = 0;
for (let number = 1; number <= APPROVED; number += 1) {
  foundMs = Math.max(foundMs, await found(Number(works) + number));
}
const { rss } = process.memoryUsage();
const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;
const [p50, p99, longest] = [0.5, 0.99, 1].map((part) => at(taken, part));
const inLogP50 = at(appended, 0.5);
process.send!({ ready: { builtSeconds, builtCpuSeconds, p50, p99, longest, inLogP50, foundMs, rss } });
process.on("message", async () => {
  server.close();
  await service.stop();
  await ports.close();
  process.exit(0);
});
