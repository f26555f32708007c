import { commandOf } from "@naqsh/shared/platform/ports/tracer";
import type { TraceCause, Tracer } from "@naqsh/shared/platform/ports/tracer";

/** What waits for one push of a document, from the first change until it has left. */
export class TracedPush {
  readonly #commands = new Map<string, { cause: TraceCause; beganMs: number }>();

  constructor(private readonly tracer: Tracer) {}

  take(causes: readonly TraceCause[]): void {
    const beganMs = this.tracer.now();
    for (const cause of causes) {
      if (!this.#commands.has(cause.commandId)) this.#commands.set(cause.commandId, { cause, beganMs });
    }
  }

  /** The push is on its way to everyone in the topic. */
  record(topic: string, view: string): void {
    const endedMs = this.tracer.now();
    for (const { cause, beganMs } of this.#commands.values()) {
      this.tracer.record({
        name: `push ${view}`,
        correlationId: cause.correlationId,
        under: commandOf(cause),
        beganMs,
        endedMs,
        attributes: { "naqsh.topic": topic, "naqsh.push.commands": this.#commands.size },
      });
    }
  }
}
