import { once } from "node:events";
import { resolve } from "node:path";
import { FREEZE_AFTER_MS, OUTAGE_FROM_MS } from "@naqsh/shared/operations";
import { createSystemBootClock } from "@naqsh/shared/platform/adapters/system/system-boot-clock";
import { createSystemClock } from "@naqsh/shared/platform/adapters/system/system-clock";
import { systemIds } from "@naqsh/shared/platform/adapters/system/system-ids";
import { watchStandstills } from "@naqsh/shared/platform/adapters/system/system-standstills";
import { createSystemTimers } from "@naqsh/shared/platform/adapters/system/system-timers";
import { countRequests } from "@naqsh/shared/platform/http/count-requests";
import { listen, urlOf } from "@naqsh/shared/platform/http/listening";
import type { TrustedProxies } from "@naqsh/shared/platform/http/trusted-proxies";
import { createLogger } from "@naqsh/shared/platform/logger";
import type { LocalServer } from "@naqsh/shared/platform/local-socket";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import { claimDataFolder } from "../data-folder/folder-mark";
import { createEmbeddedProfile } from "../embedded/embedded-profile";
import type { EmbeddedProfile } from "../embedded/embedded-profile";
import type { EmbeddedProfileOptions } from "../embedded/embedded-profile-options";
import { createShopServer } from "../http/shop-app";
import { openOperatorSocket } from "../operations/operator-socket";

/** How long a running request may take to end when the server stops. */
const DRAIN_MS = 5_000;

const NO_PROXY: TrustedProxies = { has: () => false };

export type StartOptions = Pick<EmbeddedProfileOptions, "dataFolder"> &
  Partial<EmbeddedProfileOptions> & {
    /** 0: any free one. */
    port: number;
    host?: string;
    demo?: boolean;
    /** Draws the pages where most people come in before anybody asks. */
    drawsAhead?: boolean;
    /** Letters can be read at /dev/mailbox. */
    showsMailbox?: boolean;
    /** Answers to the loopback's names alone. */
    onlyLoopback?: boolean;
    /** Proxies whose word about readers' addresses is taken; no proxy's if it is left out. */
    trustedProxies?: TrustedProxies;
    /** Told where it answers from now on, and how to stop it; policies may still be catching up. */
    onListening?: (url: string, stop: () => Promise<void>) => void;
    /** The built client. */
    clientFolder?: string;
  };

export type Shop = {
  url: string;
  profile: EmbeddedProfile;
  /** Waits until views, policies and due jobs have taken in all of the log. */
  settled: () => Promise<void>;
  /** Takes no more requests, lets running ones end, and closes everything. */
  stop: () => Promise<void>;
};

/** Opens the data folder, starts the three services and listens. */
export const startShop = async (options: StartOptions): Promise<Shop> => {
  const { dataFolder, port, host = "127.0.0.1", demo = false, logger = createLogger({ level: "warn" }) } = options;
  await claimDataFolder(dataFolder, demo ? "demo" : "shop");
  const profile = await createEmbeddedProfile({
    ...timeOf(options, logger),
    // A demo begins anew at any time, and nobody's money hangs on it.
    asksAboutLeaps: options.clock === undefined && !demo,
    ...(options.clock === undefined && { bootClock: createSystemBootClock() }),
    publicUrl: `http://localhost:${port}`,
    takesSandboxPayments: demo,
    ...options,
    logger,
  });
  const server = createShopServer({
    profile,
    host,
    publicUrl: options.publicUrl ?? `http://localhost:${port}`,
    clientFolder: resolve(options.clientFolder ?? "client/dist"),
    onlyLoopback: options.onlyLoopback ?? demo,
    drawsAhead: options.drawsAhead ?? false,
    showsMailbox: options.showsMailbox ?? demo,
    logger,
    allowedOrigins: options.commands?.allowedOrigins ?? [],
    trustedProxies: options.trustedProxies ?? NO_PROXY,
    secure: options.publicUrl?.startsWith("https:") ?? false,
    takesCards: Boolean(options.stripe),
  });
  const requests = countRequests(server);
  const sockets: LocalServer[] = [];
  const closeSockets = async (): Promise<void> => void (await Promise.all(sockets.map((socket) => socket.close())));
  const open = async (): Promise<void> => {
    await listen(server, port, host);
    options.onListening?.(urlOf(server, host), stop);
    sockets.push(await openOperatorSocket(dataFolder, profile));
  };
  let stopping: Promise<void> | null = null;
  const stopAll = async (): Promise<void> => {
    await closeSockets();
    const closed = server.listening ? once(server, "close") : null;
    await requests.drained(DRAIN_MS);
    await profile.stop();
    server.closeAllConnections();
    await closed;
  };
  const stop = (): Promise<void> => (stopping ??= stopAll());
  try {
    await profile.start(open);
  } catch (error) {
    await stop();
    // One may have opened behind the stop.
    await closeSockets();
    throw error;
  }
  return { url: urlOf(server, host), profile, settled: profile.settled, stop };
};

const timeOf = (options: StartOptions, logger: Logger) => {
  const clock = options.clock ?? createSystemClock();
  const timers =
    options.timers ?? createSystemTimers(clock, (error) => logger.error({ err: error }, "A timer's task failed"));
  // Where the time is made up, what this machine does is no part of it.
  const standstills = options.clock
    ? {}
    : { standstills: watchStandstills({ clock, fromMs: FREEZE_AFTER_MS, toMs: OUTAGE_FROM_MS }) };
  return { clock, timers, ids: systemIds, ...standstills };
};
