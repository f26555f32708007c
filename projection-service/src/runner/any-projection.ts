import type { AnyEvent } from "@naqsh/shared/kernel/decider";
import type { Projection } from "@naqsh/shared/kernel/projection";

/** A projection as the runner sees it: documents and events without their types. */
export type AnyProjection = Projection<object>;

/** `handles` names the types of `Event`, and the runner gives it no others: that makes the loss of types safe. */
export const anyProjection = <Document extends object, Event extends AnyEvent>(
  projection: Projection<Document, Event>,
): AnyProjection => projection as unknown as AnyProjection;
