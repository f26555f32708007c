import { createHash, randomBytes } from "node:crypto";
import sharp from "sharp";
import { TERMS_VERSION } from "@naqsh/shared/account";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import type { AnyCommand } from "@naqsh/shared/kernel/decider";
import type { Halalas } from "@naqsh/shared/kernel/money";
import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";
import { personal } from "@naqsh/shared/kernel/personal";
import { createEventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import { hashOfToken } from "@naqsh/shared/platform/http/session-cookie";
import type { EventStore, EventToStore } from "@naqsh/shared/platform/ports/event-store";
import type { Files } from "@naqsh/shared/platform/ports/files";
import type { PersonalKeys } from "@naqsh/shared/platform/ports/personal-keys";
import type { Sessions } from "@naqsh/shared/platform/ports/sessions";
import { createLogger } from "@naqsh/shared/platform/logger";
import { createSystemClock } from "@naqsh/shared/platform/adapters/system/system-clock";
import { createSystemTimers } from "@naqsh/shared/platform/adapters/system/system-timers";
import { systemIds } from "@naqsh/shared/platform/adapters/system/system-ids";
import { allUpcasters } from "@naqsh/shared/registry";
import { accountDecider } from "@naqsh/command-service/account/account.decider";
import { artworkDecider } from "@naqsh/command-service/artwork/artwork.decider";
import { auctionDecider } from "@naqsh/command-service/auction/auction.decider";
import type { AnyDecider } from "@naqsh/command-service/handler/folded-streams";
import { makeRenditions } from "@naqsh/worker/artwork/renditions";
import { openEmbeddedPorts } from "@naqsh/standalone/embedded/embedded-ports";
import { claimDataFolder } from "@naqsh/standalone/data-folder/folder-mark";
import { notePoliciesThrough } from "./policies-through";

export type SeededAuction = { auctionId: string; cookies: [string, string] };

export type SeedOptions = {
  /** Milliseconds from now until the end of an auction, by its number. */
  endsInMs?: (number: number) => number;
  /** How many pairs of bidders share the auctions; a pair for each if it is left out. */
  bidderPairs?: number;
  /** Neither works nor bidders. */
  auctionsAlone?: boolean;
  /** Tells shops apart that lie in one log. */
  shop?: string;
  /** What an auction has to reach, halalas; nothing if it is left out. */
  reserve?: Halalas;
  /** When the shop is filled, by its own clock; now if it is left out. */
  nowMs?: number;
  /** Policies have acted on all of the log; if it is left out they do so at the shop's first start. */
  policiesAreThrough?: boolean;
  /** Writes what a figure needs besides. */
  also?: (seeder: Seeder) => Promise<void>;
};

/** Ids of this shop by name, and who and what enters it. */
export type Seeder = {
  idOf: (name: string) => string;
  /** Gives the cookie of the person's session. */
  enter: (userId: string, role: "artist" | "collector") => Promise<string>;
  /** An approved work, on sale at `price` (net, halalas) or consigned to an auction. */
  submitWork: (number: number, artworkId: string, sale: Sale) => Promise<void>;
};
type Sale = { price: Halalas } | { auctionId: string };

export type SeededPorts = { store: Pick<EventStore, "append">; keys: PersonalKeys; sessions: Sessions; files: Files };

const HOUR_MS = 3_600_000;
const AT_ONCE = 100;

/** As long as those of the demo's works: what a bid costs depends on its work's words. */
const DESCRIPTION =
  "لوحة تستعيد مساءً هادئاً بين نخيل الواحة القديمة، حين تميل الشمس وتطول الظلال على الجدران الطينية. طبقات من الزيت والأكريليك تُركت لتجف على مهل، وفوقها خطوط رفيعة من لون النحاس.";
const DESCRIPTION_EN =
  "A quiet evening among the palms of the old oasis, when the sun leans low and shadows grow long on walls of clay. Layers of oil and acrylic, left to dry slowly, with thin lines of copper above them.";

/** The one picture of all works, and its renditions as the worker makes them. */
const pictureIn = async (files: Files) => {
  const [width, height] = [400, 300];
  const bytes = await sharp({ create: { width, height, channels: 3, background: "#aa8844" } })
    .png()
    .toBuffer();
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const file = `${sha256}.png`;
  await files.put(file, bytes);
  const renditions = await makeRenditions(bytes, sha256, files);
  return { image: { file, sha256, width, height, contentType: "image/png" as const }, renditions };
};

/** Fills a data folder, as `seedInto` does. */
export const seedShop = async (
  dataFolder: string,
  auctions: number,
  options?: SeedOptions,
): Promise<SeededAuction[]> => {
  await claimDataFolder(dataFolder, "shop");
  const clock = createSystemClock();
  const timers = createSystemTimers(clock, () => undefined);
  const logger = createLogger({ level: "warn" });
  const own = { dataFolder, clock, timers, ids: systemIds, logger, publicUrl: "http://localhost" };
  const ports = await openEmbeddedPorts(own);
  const seeded = await seedInto(ports, auctions, options);
  if (options?.policiesAreThrough === true) await notePoliciesThrough(ports);
  await ports.close();
  return seeded;
};

/**
 * Writes auctions that run for a day, each with two signed-in bidders of its own, by the deciders of the product: passwords,
 * which would take minutes, are left out, and all works share one small picture.
 */
export const seedInto = async (
  ports: SeededPorts,
  auctions: number,
  {
    endsInMs = () => 24 * HOUR_MS,
    auctionsAlone = false,
    bidderPairs = auctions,
    shop = "bench",
    reserve,
    nowMs: now = Date.now(),
    also,
  }: SeedOptions = {},
): Promise<SeededAuction[]> => {
  const codec = createEventCodec(allUpcasters, ports.keys);
  const picture = auctionsAlone ? null : await pictureIn(ports.files);
  const idOf = (name: string): string => uuid5(NAQSH_NAMESPACE, `${shop}/${name}`);
  const artistId = idOf("artist");

  const tell = async (decider: AnyDecider, streamId: string, actorId: string, commands: AnyCommand[]) => {
    const stream = `${decider.streamCategory}-${streamId}`;
    let state = decider.initialState;
    // In one append: a service that follows the log may act on the first of them at once.
    const events: EventToStore[] = [];
    for (const [place, command] of commands.entries()) {
      const recordedAt = instantFromMs(now - (place === 0 ? 2 * HOUR_MS : HOUR_MS / 2));
      const decision = decider.decide(command, state, { receivedAt: recordedAt, now: recordedAt });
      if (!decision.accepted) throw new Error(`${command.type}: ${JSON.stringify(decision.rejection)}`);
      const commandId = idOf(`${stream}/${place}`);
      const metadata = {
        commandId,
        commandDigest: "seed",
        correlationId: commandId,
        causationId: null,
        actorId,
        actorRole: "artist" as const,
      };
      events.push(...(await codec.encode(decision.events, { stream, recordedAt, metadata })));
      for (const event of decision.events) state = decider.evolve(state, event);
    }
    await ports.store.append(stream, -1, events);
  };

  const enter = async (userId: string, role: "artist" | "collector"): Promise<string> => {
    const text = (plain: string) => personal(userId, plain);
    await tell(accountDecider as unknown as AnyDecider, userId, userId, [
      {
        type: "RegisterUser",
        data: {
          userId,
          role,
          language: "ar",
          email: text(`${userId}@bench.test`),
          username: text(userId),
          firstName: text("سارة"),
          lastName: text("الحربي"),
          passwordHash: text("none"),
          emailVerified: true,
          accepted: { version: TERMS_VERSION, newsletter: false },
        },
      },
    ]);
    const token = randomBytes(32).toString("base64url");
    await ports.sessions.save(hashOfToken(token), {
      userId,
      role,
      createdAt: now,
      expiresAt: now + 24 * HOUR_MS,
      secondFactor: "waived",
    });
    return `naqsh.sid=${token}`;
  };

  const submitWork: Seeder["submitWork"] = async (number, artworkId, sale) => {
    const { image, renditions } = picture!;
    const price = "price" in sale ? sale.price : null;
    const details = {
      title: `مساء هادئ في واحة النخيل القديمة ${number}`,
      titleEn: `A quiet evening in the old palm oasis ${number}`,
      description: DESCRIPTION,
      descriptionEn: DESCRIPTION_EN,
      category: "painting",
      medium: "زيت وأكريليك على قماش مشدود",
      mediumEn: "Oil and acrylic on stretched canvas",
      dimensions: null,
      heightCm: null,
      widthCm: null,
      yearCreated: null,
      tags: ["نخيل", "واحة", "غروب", "الأحساء", "طبيعة", "landscape"],
      culturalSignificance: null,
      altText: null,
      altTextEn: null,
      image,
    };
    await tell(artworkDecider as unknown as AnyDecider, artworkId, artistId, [
      { type: "SubmitArtwork", data: { artworkId, artistId, details, price, isForSale: true } },
      { type: "RecordRenditions", data: { artworkId, sha256: image.sha256, renditions } },
      { type: "ApproveArtwork", data: { artworkId, approvedBy: artistId } },
      ...("price" in sale
        ? []
        : [{ type: "ConsignArtwork", data: { artworkId, auctionId: sale.auctionId, consignedBy: artistId } }]),
    ]);
  };

  const pairs = new Map<number, Promise<[string, string]>>();
  const pairOf = (number: number): Promise<[string, string]> => {
    const known = pairs.get(number);
    if (known !== undefined) return known;
    const names = [`first/${number}`, `second/${number}`];
    const entered = Promise.all(names.map((name) => enter(idOf(name), "collector"))) as Promise<[string, string]>;
    pairs.set(number, entered);
    return entered;
  };

  const openOne = async (number: number): Promise<SeededAuction> => {
    const [artworkId, auctionId] = [idOf(`artwork/${number}`), idOf(`auction/${number}`)];
    if (!auctionsAlone) await submitWork(number, artworkId, { auctionId });
    await tell(auctionDecider as unknown as AnyDecider, auctionId, artistId, [
      {
        type: "ScheduleAuction",
        data: {
          auctionId,
          artworkId,
          artistId,
          openingPrice: 500_00,
          reserve: reserve ?? null,
          estimate: null,
          startsAt: instantFromMs(now - HOUR_MS),
          endsAt: instantFromMs(now + endsInMs(number)),
          ownIncrement: 50_00,
          incrementPolicy: "standard-1",
          softCloseMs: 120_000,
        },
      },
      { type: "OpenAuction", data: { auctionId } },
    ]);
    if (auctionsAlone) return { auctionId, cookies: ["", ""] };
    return { auctionId, cookies: await pairOf(number % bidderPairs) };
  };

  await enter(artistId, "artist");
  await also?.({ idOf, enter, submitWork });
  const seeded: SeededAuction[] = [];
  for (let from = 0; from < auctions; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, auctions - from) }, (_, place) => openOne(from + place));
    seeded.push(...(await Promise.all(some)));
  }
  return seeded;
};
