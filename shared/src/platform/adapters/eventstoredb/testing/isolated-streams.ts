import { randomUUID } from "node:crypto";
import { START_OF_LOG, type Position } from "../../../../kernel/position";
import { RevisionConflict, type EventStore, type StoredEvent } from "../../../ports/event-store";
import { collected } from "./peer-log";

/** Where a test's events lie on a server that holds others too: its streams' names end alike, its log begins then. */
export type Corner = { ending: string; start: Position };

export const newCorner = async (store: EventStore): Promise<Corner> => ({
  ending: `~${randomUUID()}`,
  start: await store.head(),
});

/** A store that looks empty on a server that holds other events; several connections may share a corner. */
export const openOwnCorner = async (store: EventStore, corner?: Corner): Promise<EventStore> => {
  const { ending, start } = corner ?? (await newCorner(store));
  const isOwn = ({ stream }: StoredEvent): boolean => stream.endsWith(ending);
  const own = (event: StoredEvent): StoredEvent => ({ ...event, stream: event.stream.slice(0, -ending.length) });
  const nameOf = (stream: string): string => (stream === "" ? "" : stream + ending);

  async function* readAll({ after = START_OF_LOG, limit = Infinity } = {}): AsyncGenerator<StoredEvent> {
    let left = limit;
    for await (const event of store.readAll({ after: after || start })) {
      if (!isOwn(event)) continue;
      if (left === 0) return;
      left -= 1;
      yield own(event);
    }
  }

  return {
    append: async (stream, expected, events) => {
      try {
        return await store.append(nameOf(stream), expected, events);
      } catch (error) {
        throw error instanceof RevisionConflict ? new RevisionConflict(stream, expected, error.actual) : error;
      }
    },
    takes: () => store.takes(),
    readStream: async function* (stream, part) {
      for await (const event of store.readStream(nameOf(stream), part)) yield own(event);
    },
    readAll,
    subscribe: async function* ({ after, ...options }) {
      for await (const batch of store.subscribe({ ...options, after: after || start })) {
        const owned = batch.filter(isOwn).map(own);
        if (owned.length > 0 || batch.length === 0) yield owned;
      }
    },
    head: async () => (await collected(readAll())).at(-1)?.position ?? START_OF_LOG,
    close: () => store.close(),
  };
};
