import { commandOf } from "@naqsh/shared/platform/ports/tracer";
import type { SpanPlace, TracedSpan, Tracer } from "@naqsh/shared/platform/ports/tracer";
import { effectId } from "./effect-performer";
import type { EffectOf, EffectPerformer } from "./effect-performer";
import type { Job } from "../ports/job-queue";

type Timed = Pick<TracedSpan, "name" | "correlationId" | "own" | "under" | "attributes">;

/** Runs the work and records a span, with the failure if it throws. */
const timed = async (span: Timed, tracer: Tracer, work: () => Promise<void>): Promise<void> => {
  const beganMs = tracer.now();
  try {
    await work();
    tracer.record({ ...span, beganMs, endedMs: tracer.now() });
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    tracer.record({ ...span, beganMs, endedMs: tracer.now(), failure });
    throw error;
  }
};

const effectSpan = ({ policy, event, effect, index }: EffectOf): Timed => ({
  name: `effect ${policy.name}`,
  correlationId: event.metadata.correlationId,
  own: { commandId: effectId(event, policy.name, index), as: "effect" },
  under: commandOf(event.metadata),
  attributes: {
    "naqsh.event": event.type,
    "naqsh.effect": effect.kind === "job" ? `job ${effect.name}` : effect.command.type,
  },
});

/** The performer as it is if nothing is traced; else each effect of a policy leaves a span, retries and all. */
export const tracedEffects = (performer: EffectPerformer, tracer: Tracer): EffectPerformer => {
  if (!tracer.isOn) return performer;
  return {
    perform: (subject, signal, onWait) =>
      timed(effectSpan(subject), tracer, () => performer.perform(subject, signal, onWait)),
  };
};

const requestOf = (correlationId: string): SpanPlace => ({ commandId: correlationId, as: "request" });

/** Runs a job; one that a policy scheduled leaves a span in the chain that it belongs to. */
export const tracedJob = async ({ name, data }: Job, tracer: Tracer, work: () => Promise<void>): Promise<void> => {
  const correlationId = data["correlationId"];
  if (!tracer.isOn || correlationId === undefined) return work();
  return timed({ name: `job ${name}`, correlationId, under: requestOf(correlationId) }, tracer, work);
};
