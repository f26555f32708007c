import { TERMS_VERSION, type RegisterBody } from "@naqsh/shared/account";
import { onTestFinished } from "vitest";
import sharp from "sharp";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import type { SimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import type { NoticeView } from "@naqsh/shared/notification";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import { passTimeTo } from "@naqsh/shared/platform/adapters/simulated/pass-time";
import { startShop } from "../start/start-shop";
import type { Shop, StartOptions } from "../start/start-shop";
import { createShopVisitor } from "./shop-visitor";
import type { ShopVisitor } from "./shop-visitor";

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const ADMINISTRATOR = { email: "admin@naqsh.test", password: "a long enough passphrase" };
const MANY = { points: 1_000_000, windowMs: MINUTE_MS };

export type ShopInTest = {
  running: Shop;
  clock: SimulatedClock;
  errors: object[];
  /** The instant so many milliseconds from now. */
  ahead: (ms: number) => string;
  pass: (ms: number) => Promise<void>;
  passTo: (instant: string) => Promise<void>;
  visitor: (name: string) => ShopVisitor;
  /** Somebody who accepted the terms, unless `over` says otherwise. */
  register: (name: string, role: "artist" | "collector", over?: Partial<RegisterBody>) => Promise<ShopVisitor>;
  administrator: () => Promise<ShopVisitor>;
  /** The kinds of a person's notices, newest first, without those of awards: they come beside whatever earned them. */
  noticesOf: (person: ShopVisitor) => Promise<string[]>;
};

/** The whole product in this process, on a clock that stands until it is told to go on. */
export const openShop = async (
  dataFolder: string,
  over: Partial<StartOptions> & { simulated?: SimulatedClock } = {},
): Promise<ShopInTest> => {
  const clock = over.simulated ?? createSimulatedClock(Date.parse("2026-03-01T09:00:00.000Z"));
  const time = over.clock ?? clock;
  const errors: object[] = [];
  const silent = (): void => undefined;
  const logger: Logger = {
    debug: silent,
    info: silent,
    warn: silent,
    error: (fields, message) => void errors.push({ message, ...fields }),
  };
  const rateLimits = { signIn: MANY, register: MANY, bids: MANY, uploads: MANY, writes: MANY };
  const running = await startShop({
    port: 0,
    dataFolder,
    clock,
    timers: clock,
    durable: false,
    watchesTime: false,
    showsMailbox: true,
    takesSandboxPayments: true,
    logger,
    commands: { administrator: ADMINISTRATOR, rateLimits, trustsEmails: true },
    ...over,
  });
  onTestFinished(() => running.stop());

  const visitor = (name: string): ShopVisitor => createShopVisitor(running.url, name);
  const passTo = (instant: string): Promise<void> => passTimeTo(clock, Date.parse(instant), running.settled);
  const ahead = (ms: number): string => instantFromMs(time.now() + ms);

  return {
    running,
    clock,
    errors,
    ahead,
    passTo,
    pass: (ms) => passTo(ahead(ms)),
    visitor,
    register: async (name, role, over = {}) => {
      const person = visitor(name);
      const body = {
        firstName: name,
        lastName: "Test",
        email: `${name}@naqsh.test`,
        password: "correct horse 7",
        role,
        acceptedTerms: TERMS_VERSION,
      };
      const { id } = (await person.post<{ id: string }>("/api/register", { ...body, language: "en", ...over })).body;
      return { ...person, id };
    },
    administrator: async () => {
      const person = visitor("administrator");
      const { id } = (await person.post<{ id: string }>("/api/signin", ADMINISTRATOR)).body;
      return { ...person, id };
    },
    noticesOf: async (person) => {
      await running.settled();
      const { body } = await person.get<NoticeView[]>("/api/notifications");
      return body.map(({ kind }) => kind).filter((kind) => kind !== "award");
    },
  };
};

/** A form as the upload screen sends it, with a picture of 700 by 500. */
export const artworkForm = async (title: string, sides = { width: 700, height: 500 }): Promise<FormData> => {
  const picture = { ...sides, channels: 3 as const, background: "#b8860b" };
  const image = await sharp({ create: picture }).png().toBuffer();
  const form = new FormData();
  form.set("title", title);
  form.set("description", "زيت على قماش");
  form.set("category", "painting");
  form.set("image", new Blob([new Uint8Array(image)], { type: "image/png" }), "work.png");
  return form;
};
