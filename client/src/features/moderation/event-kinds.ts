import { toldEventTypes, kindOfEvent, type HistoryKind } from "@naqsh/shared/moderation";
import type { NaqshEvent } from "@naqsh/shared/registry";

export type EventType = NaqshEvent["type"];

export const eventTypeFrom = (text: string | null): EventType | null =>
  toldEventTypes.find((type) => type === text) ?? null;

export const kindOfType = (type: EventType): HistoryKind => kindOfEvent[type];

/** The types of one kind, in the order of their lives. */
export const typesOf = (kind: HistoryKind): EventType[] => toldEventTypes.filter((type) => kindOfEvent[type] === kind);
