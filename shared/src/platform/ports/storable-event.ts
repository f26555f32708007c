import { isUuid } from "../../kernel/uuid";
import type { EventToStore, ExpectedRevision } from "./event-store";

const MOST_BYTES_OF_STREAM = 1024;
const MOST_DEPTH = 64;
const MOST_EVENTS = 10_000;

/** @throws TypeError for what no adapter could give back as it was. */
export const assertStorable = (stream: string, expected: ExpectedRevision, events: readonly EventToStore[]): void => {
  if (typeof stream !== "string" || stream === "" || Buffer.byteLength(stream) > MOST_BYTES_OF_STREAM) {
    throw new TypeError(`Not a stream's name: ${stream.slice(0, 80)}`);
  }
  if (!Number.isSafeInteger(expected) || expected < -1) throw new TypeError(`Not a revision: ${String(expected)}`);
  if (events.length === 0 || events.length > MOST_EVENTS) throw new TypeError(`Cannot append ${events.length} events`);
  for (const event of events) assertEvent(event);
};

const assertEvent = (event: EventToStore): void => {
  if (typeof event.id !== "string" || !isUuid(event.id))
    throw new TypeError(`Not an event id: ${JSON.stringify(event.id)}`);
  if (typeof event.type !== "string" || event.type === "") throw new TypeError(`Event ${event.id} has no type`);
  if (!Number.isSafeInteger(event.schemaVersion) || event.schemaVersion < 1) {
    throw new TypeError(`${event.type} has no schema version`);
  }
  if (typeof event.recordedAt !== "string") throw new TypeError(`${event.type} has no recordedAt`);
  if (!isPlainObject(event.data)) throw new TypeError(`${event.type} has no data`);
  if (!isPlainObject(event.metadata)) throw new TypeError(`${event.type} has no metadata`);
  assertJson(event.data, 0, event.type);
  assertJson(event.metadata, 0, event.type);
};

const isPlainObject = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const assertJson = (value: unknown, depth: number, type: string): void => {
  switch (typeof value) {
    case "string":
    case "boolean":
      return;
    case "number":
      if (Number.isFinite(value)) return;
      break;
    case "object":
      if (value === null) return;
      if (depth < MOST_DEPTH) return assertParts(value, depth + 1, type);
      break;
    default:
  }
  throw new TypeError(`${type} holds what JSON cannot: ${typeof value} ${String(value)}`);
};

const assertParts = (value: object, depth: number, type: string): void => {
  if (Array.isArray(value)) {
    for (let place = 0; place < value.length; place += 1) assertJson(value[place], depth, type);
    return;
  }
  if (!isPlainObject(value)) throw new TypeError(`${type} holds what JSON cannot: ${value.constructor.name}`);
  for (const key in value) assertJson(value[key], depth, type);
};
