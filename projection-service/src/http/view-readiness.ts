import type { Position } from "@naqsh/shared/kernel/position";
import type { NaqshRejection } from "@naqsh/shared/registry";
import { projectionOfView } from "../projections";
import type { ProjectionRunner } from "../runner/projection-runner";
import type { ViewName } from "../views";

/** How long a query waits for its views (docs/architecture.md#writing). */
const PATIENCE_MS = 2_000;

export type ViewReadiness = {
  /** Null once each view has taken in the position that the reader names. */
  await: (views: readonly ViewName[], position: Position) => Promise<NaqshRejection | null>;
};

export const createViewReadiness = (runner: Pick<ProjectionRunner, "waitFor">): ViewReadiness => ({
  await: async (views, position) => {
    const ready = await Promise.all(
      views.map((view) => runner.waitFor(projectionOfView[view].name, position, PATIENCE_MS)),
    );
    return ready.every(Boolean) ? null : { code: "VIEW_NOT_READY" };
  },
});
