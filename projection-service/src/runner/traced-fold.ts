import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import { commandOf } from "@naqsh/shared/platform/ports/tracer";
import type { TraceCause, Tracer } from "@naqsh/shared/platform/ports/tracer";
import type { AnyProjection } from "./any-projection";
import type { Change } from "./fold-batch";

/** The batch as each of its commands saw it: one span for each, in the command's own trace. */
export const recordFold = (
  tracer: Tracer,
  {
    view,
    events,
    beganMs,
    eventsSeen,
  }: { view: string; events: readonly RecordedEvent[]; beganMs: number; eventsSeen: number },
): void => {
  const endedMs = tracer.now();
  const commands = new Map(events.map(({ metadata }) => [metadata.commandId, metadata]));
  for (const metadata of commands.values()) {
    tracer.record({
      name: `project ${view}`,
      correlationId: metadata.correlationId,
      under: commandOf(metadata),
      beganMs,
      endedMs,
      attributes: { "naqsh.view": view, "naqsh.batch.events": eventsSeen, "naqsh.batch.own": events.length },
    });
  }
};

/** Which events changed which document; what is found by an index of the view has no key of its own to go by. */
export const withCauses = (
  { keysOf }: Pick<AnyProjection, "keysOf">,
  events: readonly RecordedEvent[],
  changes: readonly Change[],
): Change[] => {
  const causes = new Map<string, TraceCause[]>();
  for (const event of events) {
    const keys = keysOf(event);
    if (!Array.isArray(keys)) continue;
    for (const key of keys as readonly string[]) causes.set(key, [...(causes.get(key) ?? []), event.metadata]);
  }
  return changes.map((change) => ({ ...change, causes: causes.get(change.key) ?? [] }));
};
