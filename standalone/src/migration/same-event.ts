import { createHash } from "node:crypto";
import type { StoredEvent } from "@naqsh/shared/platform/ports/event-store";

/** Whatever order a store gives the parts of an object in. */
const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** An event as text, the same in every store: all of it but its position. */
export const textOfEvent = ({ position: _position, ...event }: StoredEvent): string => JSON.stringify(event, inOrder);

/** Hashes of every stream's events, one after the other, and of all streams together. */
export const createStreamHashes = () => {
  const streams = new Map<string, { events: number; hash: Buffer }>();
  let events = 0;
  return {
    add: (stream: string, text: string): void => {
      const before = streams.get(stream);
      const hash = createHash("sha256");
      if (before) hash.update(before.hash);
      streams.set(stream, { events: (before?.events ?? 0) + 1, hash: hash.update(text).digest() });
      events += 1;
    },
    counts: () => ({ events, streams: streams.size }),
    /** In hex; the same events in the same streams give the same, whatever lies between them. */
    overall: (): string => {
      const all = createHash("sha256");
      for (const name of [...streams.keys()].toSorted()) {
        const { events: count, hash } = streams.get(name)!;
        all.update(`${name} ${count} ${hash.toString("hex")}\n`);
      }
      return all.digest("hex");
    },
  };
};
