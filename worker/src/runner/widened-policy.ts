import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Policy } from "@naqsh/shared/kernel/policy";

const isHandledBy = <Event extends AnyEvent>(
  policy: Policy<Event>,
  event: RecordedEvent,
): event is RecordedEvent<Event> => policy.handles.some((type) => type === event.type);

/** A policy of some events as the runner takes it: anything else in the log leaves it cold. */
export const widened = <Event extends AnyEvent>(policy: Policy<Event>): Policy => ({
  ...policy,
  react: (event) => (isHandledBy(policy, event) ? policy.react(event) : []),
});
