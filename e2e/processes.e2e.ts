import { TERMS_VERSION } from "@naqsh/shared/account";
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { LiveWatcher } from "@naqsh/projection-service/testing/live-watcher";
import { openEngines } from "@naqsh/shared/testing/engines-in-test";
import { freePort } from "@naqsh/shared/testing/free-port";
import { artworkForm } from "@naqsh/standalone/testing/shop-in-test";
import { createShopVisitor } from "@naqsh/standalone/testing/shop-visitor";
import type { ShopVisitor } from "@naqsh/standalone/testing/shop-visitor";
import { eventually } from "@naqsh/shared/testing/eventually";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ADMINISTRATOR } from "./harness/shop";

const root = resolve(import.meta.dirname, "..");
const NAMES = ["worker", "projection-service", "command-service"] as const;
/** A slow machine schedules it before that, too. */
const SOON_MS = 10_000;
const HOUR_MS = 3_600_000;

type Running = { child: ChildProcess; listens: Promise<unknown> };

const start = (name: string, environment: Record<string, string>): Running => {
  const child = spawn(process.execPath, [join(root, "standalone/dist", `${name}.mjs`)], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH: process.env["PATH"] ?? "", LOG_LEVEL: "error", ...environment },
  });
  const lines = createInterface({ input: child.stdout });
  const listens = new Promise<void>((resolve) =>
    lines.on("line", (line) => line.includes(" listens at ") && resolve()),
  );
  return { child, listens };
};

describe("the built services, each a process, over the engines that are given or stood in for", () => {
  const running: Running[] = [];
  let engines: Awaited<ReturnType<typeof openEngines>>;
  const urls = { "command-service": "", "projection-service": "", worker: "" };
  let folder = "";

  const registered = async (name: string, role: string): Promise<ShopVisitor> => {
    const person = createShopVisitor(urls["command-service"], name);
    const account = {
      firstName: name,
      lastName: "Test",
      email: `${name}@naqsh.test`,
      password: "correct horse 7",
      role,
      acceptedTerms: TERMS_VERSION,
    };
    expect((await person.post("/api/register", account)).status).toBe(201);
    return person;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "naqsh-processes-"));
    engines = await openEngines(folder);
    const ports: Record<string, number> = {};
    for (const name of NAMES) {
      // oxlint-disable-next-line no-await-in-loop -- one port after the other
      ports[name] = await freePort();
      urls[name] = `http://127.0.0.1:${ports[name]}`;
    }
    const environment = {
      DATA_FOLDER: join(folder, "data"),
      ...engines.environment,
      // Its administrator works without a second factor, and its people need no letters.
      DEMO: "1",
      SERVICE_TOKEN: "services-of-a-test-know-each-other-by-this",
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      COMMAND_SERVICE_URL: urls["command-service"],
      PROJECTION_SERVICE_URL: urls["projection-service"],
      WORKER_URL: urls.worker,
    };
    // The readers first: they wait for the log.
    for (const name of NAMES) running.push(start(name, { ...environment, PORT: String(ports[name]) }));
    await Promise.all(running.map(({ listens }) => listens));
  });

  afterAll(async () => {
    const open = running.filter(({ child }) => child.exitCode === null);
    for (const { child } of open) child.kill("SIGKILL");
    await Promise.all(open.map(({ child }) => once(child, "exit")));
    await engines.close();
    await rm(folder, { recursive: true, force: true });
  });

  it("carry a bid from HTTP through the log to a socket", async () => {
    const artist = await registered("noura", "artist");
    const { id: artworkId } = (await artist.post<{ id: string }>("/api/artworks", await artworkForm("مدّ"))).body;
    const administrator = createShopVisitor(urls["command-service"], "administrator");
    await administrator.post("/api/signin", ADMINISTRATOR);
    await administrator.post(`/api/admin/artworks/${artworkId}/approve`);
    const [startsAt, endsAt] = [SOON_MS, HOUR_MS].map((ms) => new Date(Date.now() + ms).toISOString());
    const terms = { artworkId, openingPrice: 500, startsAt, endsAt };
    const { id: auctionId } = (await artist.post<{ id: string }>("/api/auctions", terms)).body;

    const page = `${urls["projection-service"]}/api/auctions/${auctionId}`;
    await eventually(async () => expect((await fetch(page)).status).toBe(200));
    const watcher = new LiveWatcher(urls["projection-service"], auctionId);
    try {
      await eventually(() => expect(watcher.head?.status).toBe("live"));
      const bidder = await registered("sara", "collector");
      expect((await bidder.post(`/api/auctions/${auctionId}/bids`, { amount: 700 })).status).toBe(201);
      await eventually(() => expect(watcher.head).toMatchObject({ price: 500_00, bidCount: 1 }));
    } finally {
      watcher.socket.disconnect();
    }
  });

  it("are ready, and end in order on SIGTERM", async () => {
    for (const name of NAMES) {
      // oxlint-disable-next-line no-await-in-loop -- so that a failure names its service
      expect([name, (await fetch(`${urls[name]}/ready`)).status]).toEqual([name, 200]);
    }
    const ended = running.map(({ child }) => once(child, "exit"));
    for (const { child } of running) child.kill("SIGTERM");
    expect(await Promise.all(ended)).toEqual(NAMES.map(() => [0, null]));
  });
});
