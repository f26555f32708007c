import type { Projection } from "@naqsh/shared/kernel/projection";

/** A projection as the runner sees it: documents and events without their types. */
export type AnyProjection = Projection<object>;
