/** The write side alone: command-service and its log behind HTTP, as a process of its own runs it; no views, no policies. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createCommandService } from "@naqsh/command-service/command-service";
import { createSystemClock } from "@naqsh/shared/platform/adapters/system/system-clock";
import { systemIds } from "@naqsh/shared/platform/adapters/system/system-ids";
import { createSystemTimers } from "@naqsh/shared/platform/adapters/system/system-timers";
import { createLogger } from "@naqsh/shared/platform/logger";
import { openEmbeddedPorts } from "@naqsh/standalone/embedded-ports";
import { seedShop } from "./seed-shop";

const [dataFolder = "", auctions = "1"] = process.argv.slice(2);
const MANY = { points: 1_000_000_000, windowMs: 60_000 };

const seeded = await seedShop(dataFolder, Number(auctions));
const clock = createSystemClock();
const ports = await openEmbeddedPorts({
  dataFolder,
  clock,
  timers: createSystemTimers(clock, () => undefined),
  ids: systemIds,
  logger: createLogger({ level: "warn" }),
  publicUrl: "http://localhost",
});
const config = { secureCookies: false, allowedOrigins: [], rateLimits: { bids: MANY } };
const { answer } = createCommandService({ ...ports, config });
const server = createServer((request, response) => {
  if (!answer(request, response, "127.0.0.1")) response.writeHead(404).end();
});

const answers: Record<string, () => unknown> = {
  /** Nothing follows a bid here. */
  settled: () => null,
  usage: () => {
    const { user, system } = process.cpuUsage();
    return { cpuMs: (user + system) / 1000 };
  },
  stop: () => process.exit(0),
};
process.on("message", ({ id, name }: { id: number; name: string }) =>
  process.send!({ id, answer: answers[name]!() ?? null }),
);
process.on("disconnect", () => process.exit(0));
server.listen(0, "127.0.0.1", () => {
  process.send!({ ready: { port: (server.address() as AddressInfo).port, auctions: seeded } });
});
