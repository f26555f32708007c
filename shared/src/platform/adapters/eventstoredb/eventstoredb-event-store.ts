import type { EventStore } from "../../ports/event-store";
import { Appender } from "./appender";
import { CategoryWatch } from "./category-watch";
import { EventReader } from "./event-reader";
import { Connections } from "./connection";
import { LogProbe } from "./log-probe";
import { LogSubscription, type SubscriptionOptions } from "./subscription";

/** The limit of a call: longer than a busy server takes, shorter than people wait. */
const TIME_LIMIT_MS = 5_000;

export type EventStoreDbOptions = {
  /** The connection string, with the credentials in it: given per call they cost the client's batching. */
  url: string;
  /** How long an append, or the server's silence within a reading, may take before it counts as unavailable. */
  timeLimitMs?: number;
  /** Hears why a subscription began again or a connection was given up. */
  onTrouble?: (error: unknown) => void;
};

/**
 * The log on EventStoreDB or KurrentDB, 22.10 or later. Connects when it is first used, and waits for a server that is away:
 * appends and readings reject as StoreUnavailable within the time limit, subscriptions go on where they were.
 */
export const createEventStoreDbEventStore = (options: EventStoreDbOptions): EventStore => {
  const { url, timeLimitMs = TIME_LIMIT_MS, onTrouble = () => undefined } = options;
  const connections = new Connections(url, onTrouble);
  const reader = new EventReader(connections, timeLimitMs);
  const appender = new Appender(connections, reader, timeLimitMs);
  const probe = new LogProbe(reader, appender);
  const closed = new AbortController();
  let closing: Promise<void> | null = null;

  const closeAll = async (): Promise<void> => {
    await appender.close();
    closed.abort();
    reader.close();
    await connections.end();
  };

  const subscribe = ({ signal, ...place }: SubscriptionOptions) => {
    const either = AbortSignal.any([signal, closed.signal]);
    return new LogSubscription({ connections, reader, onTrouble }, { ...place, signal: either }).batches();
  };

  return {
    append: (stream, expected, events) => appender.append(stream, expected, events),
    takes: () => probe.takes(),
    readStream: (stream, part) => reader.readStream(stream, part),
    readAll: (part) => reader.readAll(part),
    subscribe,
    watch: ({ signal, ...asked }) => {
      const either = AbortSignal.any([signal, closed.signal]);
      return new CategoryWatch({ connections, onTrouble }, { ...asked, signal: either }).run();
    },
    head: () => reader.head(),
    close: () => (closing ??= closeAll()),
  };
};
