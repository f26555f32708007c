import type { Instant } from "@naqsh/shared/kernel/instant";
import type { EventToStore } from "@naqsh/shared/platform/ports/event-store";
import { BIDDERS, bidderId } from "./decided-bids";

export type Told = Record<string, unknown>;

/** `number` of the auction, at least 1; `own` fields that it has otherwise; who stands for whom of the bidders, by their numbers. */
export type Retelling = { number: number; own: Told; person: (place: number) => string };

const placeOf = new Map(Array.from({ length: BIDDERS }, (_, place) => [bidderId(place), place]));

/** The same event of another auction: its ids begin with the auction's number, its people are others. */
export const retold = (event: EventToStore, { number, own, person }: Retelling, recordedAt: Instant): EventToStore => {
  const mark = number.toString(16).padStart(8, "0");
  const idOf = (id: string): string => mark + id.slice(8);
  const fields: Told = { ...event.data, ...own };
  for (const field in event.data) {
    const place = placeOf.get((event.data as Told)[field] as string);
    if (place !== undefined) fields[field] = person(place);
  }
  const { metadata } = event;
  const commandId = idOf(metadata.commandId);
  const actor = placeOf.get(metadata.actorId);
  const actorId = actor === undefined ? metadata.actorId : person(actor);
  return {
    ...event,
    id: idOf(event.id),
    recordedAt,
    data: fields,
    metadata: { ...metadata, commandId, correlationId: commandId, actorId },
  };
};
