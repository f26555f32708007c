import { commandOf } from "../ports/tracer";
import type { Tracer } from "../ports/tracer";
import type { EventStore, EventToStore } from "../ports/event-store";

/** A span for each command whose events go to the log together. */
const recordAppend = (
  tracer: Tracer,
  { stream, events, beganMs }: { stream: string; events: readonly EventToStore[]; beganMs: number },
  failure?: string,
): void => {
  const endedMs = tracer.now();
  const counts = new Map<string, number>();
  for (const { metadata } of events) counts.set(metadata.commandId, (counts.get(metadata.commandId) ?? 0) + 1);
  for (const { metadata } of events) {
    const own = counts.get(metadata.commandId);
    if (own === undefined || !counts.delete(metadata.commandId)) continue;
    tracer.record({
      name: "append",
      correlationId: metadata.correlationId,
      under: commandOf(metadata),
      beganMs,
      endedMs,
      attributes: { "naqsh.stream": stream, "naqsh.events": own, "naqsh.batch.events": events.length },
      ...(failure !== undefined && { failure }),
    });
  }
};

/** The store's own append if nothing is traced. */
export const tracedAppend = (append: EventStore["append"], tracer: Tracer): EventStore["append"] => {
  if (!tracer.isOn) return append;
  return async (stream, expected, events) => {
    const beganMs = tracer.now();
    try {
      const result = await append(stream, expected, events);
      recordAppend(tracer, { stream, events, beganMs });
      return result;
    } catch (error) {
      recordAppend(tracer, { stream, events, beganMs }, error instanceof Error ? error.name : String(error));
      throw error;
    }
  };
};
