import type { StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import type { AnyProjection } from "../runner/any-projection";

/** The position of the event of a number. */
export const at = (number: number): string => String(number).padStart(20, "0");

/** Events from one number to another, both included, in log order. */
export const batchOf = (from: number, to: number): StoredEvent[] =>
  Array.from({ length: to - from + 1 }, (_, place) => {
    const number = from + place;
    return { id: String(number), type: "Added", data: {}, position: at(number) } as unknown as StoredEvent;
  });

/** Counts those events in one document, so that one folded twice, or never, shows. */
export const counting = (name: string): AnyProjection => ({
  name,
  version: 1,
  indexes: {},
  handles: ["Added"],
  keysOf: () => ["all"],
  evolve: (document) => ({ count: ((document as { count: number } | null)?.count ?? 0) + 1 }),
});
