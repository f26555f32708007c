import { jsonEvent, type EventData, type ResolvedEvent } from "@eventstore/db-client";
import type { EventMetadata } from "../../../kernel/event";
import { LogDamaged, StoreUnavailable, type EventToStore, type StoredEvent } from "../../ports/event-store";
import { isKnownPosition, positionOf } from "./log-position";

/** The server's default `MaxAppendSize`; what is beyond it is refused before the client sees it. */
const MOST_APPEND_BYTES = 1024 * 1024;
/** What the server counts beside data and metadata: id and type. */
const BYTES_BESIDE = 128;

const encoder = new TextEncoder();

/** The server has no field for these two, and its own time cannot be set. */
type StoredMetadata = EventMetadata & { schemaVersion: number; recordedAt: string };

/**
 * Gives the events as the client takes them. Call it for storable events only.
 * @throws TypeError for names that belong to the server and for more than the server takes in one append.
 */
export const proposedEvents = (stream: string, events: readonly EventToStore[]): EventData[] => {
  if (stream.startsWith("$")) throw new TypeError(`The name of a system stream: ${stream}`);
  let bytes = 0;
  const proposed = events.map(({ id, type, schemaVersion, recordedAt, data, metadata }) => {
    if (type.startsWith("$")) throw new TypeError(`The type of a system event: ${type}`);
    const stored: StoredMetadata = { ...metadata, schemaVersion, recordedAt };
    const metadataBytes = encoder.encode(JSON.stringify(stored));
    bytes += BYTES_BESIDE + bytesOf(type) + bytesOf(JSON.stringify(data)) + metadataBytes.length;
    return jsonEvent({ id, type, data, metadata: metadataBytes });
  });
  if (bytes > MOST_APPEND_BYTES) throw new TypeError(`An append of ${bytes} bytes is too large`);
  return proposed;
};

const bytesOf = (text: string): number => Buffer.byteLength(text);

export const isSystemEvent = ({ event }: ResolvedEvent): boolean => event?.type.startsWith("$") ?? true;

/**
 * Gives an event as it was stored, with its place.
 * @throws LogDamaged for an event that Naqsh did not write; StoreUnavailable for a server that does not tell its place.
 */
export const storedEvent = ({ event }: ResolvedEvent): StoredEvent => {
  if (!event) throw new LogDamaged("The log gives a link to an event that is gone");
  const { id, type, streamId: stream, data } = event;
  if (!isKnownPosition(event.position)) {
    throw new StoreUnavailable(`The server does not tell where ${stream} lies in the log: it is too old`);
  }
  if (!isObject(data) || !isStoredMetadata(event.metadata)) {
    throw new LogDamaged(`Event ${id} of ${stream} was not written by Naqsh`);
  }
  const { schemaVersion, recordedAt, ...metadata } = event.metadata;
  const position = positionOf(event.position);
  return { id, type, schemaVersion, recordedAt, data, metadata, stream, revision: Number(event.revision), position };
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !(value instanceof Uint8Array);

const isStoredMetadata = (value: unknown): value is StoredMetadata =>
  isObject(value) && typeof value["schemaVersion"] === "number" && typeof value["recordedAt"] === "string";
