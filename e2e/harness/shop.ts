import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createLogger } from "@naqsh/shared/platform/logger";
import { buildDemo } from "@naqsh/standalone/demo/build-demo";
import { demoAccounts } from "@naqsh/standalone/demo/demo-accounts";
import { startNaqsh } from "@naqsh/standalone/start-naqsh";
import type { Naqsh, StartOptions } from "@naqsh/standalone/start-naqsh";

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

/** The demo as `npm start` shows it, without its bots. */
export const openDemoShop = (): Promise<Naqsh> =>
  open(async (dataFolder) => {
    await buildDemo({
      dataFolder,
      contentFolder: join(root, "standalone/demo-content"),
      logger: createLogger({ level: "warn" }),
      now: Date.now,
      onProgress: () => undefined,
    });
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
    commands: { administrator: ADMINISTRATOR, trustsEmails: true },
  }));
