import { access, cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createLogger } from "@naqsh/shared/platform/logger";
import { eventually } from "@naqsh/shared/testing/eventually";
import { buildDemo } from "@naqsh/demo/build-demo";
import { demoAccounts } from "@naqsh/demo/demo-accounts";
import { startNaqsh } from "@naqsh/standalone/start/start-shop";
import type { Naqsh, StartOptions } from "@naqsh/standalone/start/start-shop";
import { demoFolder } from "./demo-folder";

const root = resolve(import.meta.dirname, "../..");

export const ADMINISTRATOR = { email: "admin@naqsh.example", password: "wide-open-doors-7" };

const open = async (options: (dataFolder: string) => Promise<StartOptions>): Promise<Naqsh> => {
  const folder = await mkdtemp(join(tmpdir(), "naqsh-e2e-"));
  const shop = await startNaqsh({ clientFolder: join(root, "client/dist"), ...(await options(join(folder, "data"))) });
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
export const openDemoShop = (): Promise<Naqsh> =>
  open(async (dataFolder) => {
    await cp(await builtDemo(), dataFolder, { recursive: true });
    return { dataFolder, port: 0, demo: true, demoAccounts: [...demoAccounts] };
  });

/** A shop without any content where an e-mail counts once it is verified; its letters can be read. */
export const openLetterShop = (): Promise<Naqsh> =>
  open(async (dataFolder) => ({
    dataFolder,
    port: 0,
    showsMailbox: true,
    commands: { administrator: ADMINISTRATOR },
  }));

/** A shop without any content, and an administrator. */
export const openEmptyShop = (time: Pick<StartOptions, "clock" | "timers">): Promise<Naqsh> =>
  open(async (dataFolder) => ({
    ...time,
    dataFolder,
    port: 0,
    takesSandboxPayments: true,
    showsMailbox: true,
    commands: { administrator: ADMINISTRATOR, trustsEmails: true },
  }));
