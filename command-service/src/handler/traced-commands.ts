import type { AnyCommand, AnyEvent, Decider } from "@naqsh/shared/kernel/decider";
import type { SpanPlace, Tracer } from "@naqsh/shared/platform/ports/tracer";
import type { NaqshRejection } from "@naqsh/shared/registry";
import { askedRequests } from "./asked-requests";
import type { CommandContext, CommandRequest, CommandResult } from "./command";
import type { CommandHandler } from "./handle-command";

const outcomeOf = (result: CommandResult): string =>
  result.status === "accepted" ? "accepted" : result.rejection.code;

/** A person's command hangs under its request, a policy's or a job's under the effect; one that time itself gave begins a chain. */
const underOf = ({ commandId, correlationId, causationId, actorRole }: CommandContext): SpanPlace | null => {
  if (actorRole !== "system") return { commandId: correlationId, as: "request" };
  return causationId === null && correlationId === commandId ? null : { commandId, as: "effect" };
};

const tracedDecider = <State, Command extends AnyCommand, Event extends AnyEvent, Rejection extends NaqshRejection>(
  decider: Decider<State, Command, Event, Rejection>,
  { commandId, correlationId }: CommandContext,
  tracer: Tracer,
): typeof decider => ({
  ...decider,
  decide: (command, state, times) => {
    const beganMs = tracer.now();
    const decision = decider.decide(command, state, times);
    tracer.record({
      name: "decide",
      correlationId,
      under: { commandId, as: "command" },
      beganMs,
      endedMs: tracer.now(),
      attributes: {
        "naqsh.command": command.type,
        "naqsh.outcome": decision.accepted ? "accepted" : decision.rejection.code,
      },
    });
    return decision;
  },
});

/** Without tracing, the handler unchanged; with it, each command and each decision leaves a span. */
export const tracedCommands = (handler: CommandHandler, tracer: Tracer): CommandHandler => {
  if (!tracer.isOn) return handler;
  const handleCommand = async <
    State,
    Command extends AnyCommand,
    Event extends AnyEvent,
    Rejection extends NaqshRejection,
  >(
    request: CommandRequest<State, Command, Event, Rejection>,
  ): Promise<CommandResult> => {
    const { context, decider } = request;
    const beganMs = tracer.now();
    const result = await handler.handleCommand({ ...request, decider: tracedDecider(decider, context, tracer) });
    const asked = askedRequests.getStore();
    if (asked) {
      asked.command ??= context;
      asked.isRepeated ||= result.repeated;
    }
    tracer.record({
      name: `command ${request.command?.type ?? decider.streamCategory}`,
      correlationId: context.correlationId,
      // A repeated command has its span from the first time.
      ...(!result.repeated && { own: { commandId: context.commandId, as: "command" } }),
      under: underOf(context),
      beganMs,
      endedMs: tracer.now(),
      attributes: {
        "naqsh.outcome": outcomeOf(result),
        "naqsh.repeated": result.repeated,
        "naqsh.stream": decider.streamCategory,
      },
    });
    return result;
  };
  return { ...handler, handleCommand };
};
