import { createHash } from "node:crypto";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";
import type { EventToStore } from "@naqsh/shared/platform/ports/event-store";

/** When the shop of many works was filled; its auctions are open then. */
export const FILLED_AT_MS = Date.UTC(2026, 0, 1);
/** One work of so many is in an open auction. */
export const ONE_IN_AUCTION_OF = 10;

export const workId = (number: number): string => uuid5(NAQSH_NAMESPACE, `bench/work/${number}`);
/** Of the auction of a work, by the work's number. */
export const auctionIdOf = (number: number): string => uuid5(NAQSH_NAMESPACE, `bench/auction of work/${number}`);

/** Halalas; in no order. */
const priceOf = (number: number): number => (1 + ((number * 7_919) % 900)) * 10_000;

export const titleOfWork = (number: number): string => `لوحة ${number} من ألف نخلة ${number % 3_000}`;

/** Each work shows a picture of its own. */
const pictureOf = (number: number): string => createHash("sha256").update(String(number)).digest("hex");

type Told = Record<string, unknown>;

/** What a work's event names otherwise than that of another work. */
const fieldsOf = (data: Told, number: number, artistId: string): Told => {
  const fields: Told = { artworkId: workId(number), artistId };
  if ("auctionId" in data) fields["auctionId"] = auctionIdOf(number);
  if (typeof data["price"] === "number") fields["price"] = priceOf(number);
  if ("details" in data) {
    const details = data["details"] as Told;
    fields["details"] = {
      ...details,
      image: { ...(details["image"] as Told), sha256: pictureOf(number) },
      title: titleOfWork(number),
      titleEn: `Palm ${number % 3_000}, number ${number}`,
    };
  }
  const known = Object.entries(fields).filter(([field]) => field in data);
  return { ...data, ...Object.fromEntries(known) };
};

/** The events of one work, or of its auction, as those of the work of that number, at least 1. */
export const toldOfWork = (events: readonly EventToStore[], number: number, artistId: string): EventToStore[] => {
  const mark = number.toString(16).padStart(8, "0");
  const idOf = (id: string): string => mark + id.slice(8);
  const recordedAt = instantFromMs(FILLED_AT_MS + number * 100);
  return events.map((event) => {
    const commandId = idOf(event.metadata.commandId);
    const metadata = { ...event.metadata, commandId, correlationId: commandId, actorId: artistId };
    return { ...event, id: idOf(event.id), recordedAt, data: fieldsOf(event.data, number, artistId), metadata };
  });
};
