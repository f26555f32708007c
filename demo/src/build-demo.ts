import { cp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import { modeOfFolder } from "@naqsh/standalone/data-folder/folder-mark";
import { passTimeTo } from "@naqsh/shared/platform/adapters/simulated/pass-time";
import { startShop } from "@naqsh/standalone/start/start-shop";
import { demoAdministrator } from "./content/people";
import { DEMO_PASSWORD } from "./demo-accounts";
import { DEMO_LENGTH_MS } from "./demo-calendar";
import { createDemoCast, namesOf } from "./demo-cast";
import { demoMonth, STORY } from "./demo-month";
import { runDemoMonth } from "./run-demo-month";

export type BuildDemoOptions = {
  dataFolder: string;
  /** Where the demo's pictures lie. */
  contentFolder: string;
  logger: Logger;
  /** Milliseconds since the epoch, of the system. */
  now: () => number;
  onProgress: (done: number, of: number) => void;
};

/**
 * Lives the demo's month in a folder beside, on a simulated clock that ends at the present, and renames it when it is
 * complete: a start that was cut short leaves nothing half-made. A folder that holds a shop already is left alone.
 */
export const buildDemo = async (options: BuildDemoOptions): Promise<"built" | "found"> => {
  const { dataFolder, contentFolder, logger, now } = options;
  if ((await modeOfFolder(dataFolder)) !== null) return "found";
  const side = `${dataFolder}.building`;
  await rm(side, { recursive: true, force: true });
  await cp(join(contentFolder, "renditions"), join(side, "files"), { recursive: true });

  const presentMs = now();
  const clock = createSimulatedClock(presentMs - DEMO_LENGTH_MS - 60_000);
  const shop = await startShop({
    dataFolder: side,
    port: 0,
    demo: true,
    clock,
    timers: clock,
    durable: false,
    watchesTime: false,
    // What the past has sent was sent long ago.
    mail: { send: async () => undefined },
    logger,
    commands: {
      trustsEmails: true,
      looksApartMs: 0,
      administrator: { email: demoAdministrator.email, password: DEMO_PASSWORD, names: namesOf(demoAdministrator) },
    },
  });
  try {
    const passTime = (ms: number): Promise<void> => passTimeTo(clock, ms, shop.settled);
    const happenings = demoMonth({
      url: shop.url,
      contentFolder,
      presentMs,
      cast: createDemoCast({ url: shop.url, story: STORY }),
    });
    await runDemoMonth(passTime, happenings, options.onProgress);
    await passTime(now());
  } finally {
    await shop.stop();
  }
  await rm(dataFolder, { recursive: true, force: true });
  await rename(side, dataFolder);
  return "built";
};
