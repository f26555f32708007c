import { access, cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createLogger } from "@naqsh/shared/platform/logger";
import { eventually } from "@naqsh/shared/testing/eventually";
import { buildDemo } from "@naqsh/demo/build-demo";
import { demoAccounts } from "@naqsh/demo/demo-accounts";
import { startShop } from "@naqsh/standalone/start/start-shop";
import type { Shop, StartOptions } from "@naqsh/standalone/start/start-shop";
import { createShiftingClock, type ShiftingClock } from "@naqsh/standalone/testing/shifting-clock";
import { demoFolder } from "./demo-folder";

const root = resolve(import.meta.dirname, "../..");

export const ADMINISTRATOR = { email: "admin@naqsh.example", password: "wide-open-doors-7" };

const open = async (options: (dataFolder: string) => Promise<StartOptions>): Promise<Shop> => {
  const folder = await mkdtemp(join(tmpdir(), "naqsh-e2e-"));
  const shop = await startShop({ clientFolder: join(root, "client/dist"), ...(await options(join(folder, "data"))) });
  return {
    ...shop,
    stop: async () => {
      await shop.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Lives the demo's month once in a run; gives the folder of its data, for copies. */
const builtDemo = async (): Promise<string> => {
  const data = join(demoFolder(), "data");
  const isFirst = await mkdir(join(demoFolder(), "claimed")).then(
    () => true,
    () => false,
  );
  if (!isFirst) {
    await eventually(() => access(data), { interval: 100 });
    return data;
  }
  await buildDemo({
    // Renames the folder when it is whole.
    dataFolder: data,
    contentFolder: join(root, "demo/src/content"),
    logger: createLogger({ level: "warn" }),
    now: Date.now,
    onProgress: () => undefined,
  });
  return data;
};

/** The demo as `npm start` shows it, without its bots: a copy of its own. */
export const openDemoShop = (): Promise<Shop> =>
  open(async (dataFolder) => {
    await cp(await builtDemo(), dataFolder, { recursive: true });
    return { dataFolder, port: 0, demo: true, demoAccounts: [...demoAccounts] };
  });

/** A shop without any content, in which an e-mail counts once it is verified; its letters can be read. */
export const openLetterShop = (): Promise<Shop> =>
  open(async (dataFolder) => ({
    dataFolder,
    port: 0,
    showsMailbox: true,
    commands: { administrator: ADMINISTRATOR },
  }));

type Google = NonNullable<NonNullable<StartOptions["commands"]>["google"]>;

/** The same on `port`, which the provider has to know, where people can come in by that provider. */
export const openGoogleShop = (google: Google, port: number): Promise<Shop> =>
  open(async (dataFolder) => ({
    dataFolder,
    port,
    publicUrl: `http://localhost:${port}`,
    showsMailbox: true,
    commands: { administrator: ADMINISTRATOR, google },
  }));

/** A shop without any content that takes cards at Stripe and nothing else. */
export const openCardShop = (stripe: StartOptions["stripe"] & object): Promise<Shop> =>
  open(async (dataFolder) => ({
    dataFolder,
    port: 0,
    stripe,
    commands: { administrator: ADMINISTRATOR, trustsEmails: true },
  }));

export type EmptyShop = Shop & {
  clock: {
    now: () => number;
    /** Lives through so many milliseconds, from one thing that is due to the next. */
    shift: (ms: number) => Promise<void>;
    slowDown: ShiftingClock["slowDown"];
  };
};

/**
 * A shop without any content, and an administrator. It leaves to the specs of faults what they prove: that an outage is
 * noticed, which takes a heartbeat for every few seconds of the days that pass, and that what was answered outlasts a power cut.
 */
export const openEmptyShop = async (): Promise<EmptyShop> => {
  const clock = createShiftingClock();
  const shop = await open(async (dataFolder) => ({
    clock,
    timers: clock.timers,
    watchesTime: false,
    durable: false,
    dataFolder,
    port: 0,
    takesSandboxPayments: true,
    showsMailbox: true,
    commands: { administrator: ADMINISTRATOR, trustsEmails: true },
  }));
  return {
    ...shop,
    clock: { now: clock.now, shift: (ms) => clock.pass(ms, shop.settled), slowDown: clock.slowDown },
    stop: async () => {
      await shop.stop();
      clock.stop();
    },
  };
};
