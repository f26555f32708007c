import { uuid5, NAQSH_NAMESPACE } from "../kernel/uuid";
import type { EventStore, EventToStore, StoredEvent } from "../platform/ports/event-store";

/** An event that any store takes; the same name gives the same id. */
export const eventToStore = (name: string, data: Record<string, unknown> = { name }): EventToStore => ({
  id: uuid5(NAQSH_NAMESPACE, name),
  type: "BidPlaced",
  schemaVersion: 1,
  recordedAt: "2026-11-21T09:00:00.000Z",
  data,
  metadata: {
    commandId: uuid5(NAQSH_NAMESPACE, `command of ${name}`),
    commandDigest: "digest",
    correlationId: uuid5(NAQSH_NAMESPACE, `command of ${name}`),
    causationId: null,
    actorId: uuid5(NAQSH_NAMESPACE, "actor"),
    actorRole: "collector",
  },
});

export const eventsToStore = (...names: string[]): EventToStore[] => names.map((name) => eventToStore(name));

export const collect = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
};

export const idsIn = async (store: Pick<EventStore, "readAll">): Promise<string[]> =>
  (await collect(store.readAll())).map(({ id }) => id);

/** Follows a store until `enough` holds for what came, then stops. */
export const follow = async (
  store: Pick<EventStore, "subscribe">,
  after: string,
  enough: (batches: readonly StoredEvent[][]) => boolean,
): Promise<StoredEvent[][]> => {
  const stop = new AbortController();
  const batches: StoredEvent[][] = [];
  for await (const batch of store.subscribe({ after, signal: stop.signal })) {
    batches.push(batch);
    if (enough(batches)) stop.abort();
  }
  return batches;
};
