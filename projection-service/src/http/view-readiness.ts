import type { Position } from "@naqsh/shared/kernel/position";
import type { NaqshRejection } from "@naqsh/shared/registry";
import type { ProjectionRunner } from "../projection-runner";

/** How long a query waits for its views (ARCHITECTURE: Writing). */
const PATIENCE_MS = 2_000;
const POSITION = /^\d{1,60}$/;

export type ViewReadiness = {
  /** Null once each view has taken in the position that the reader names, or none is named. */
  await: (views: readonly string[], position: string) => Promise<NaqshRejection | null>;
  /** How far the views of an answer have come: the least of them. */
  checkpoint: (views: readonly string[]) => Position | null;
};

export const createViewReadiness = (runner: ProjectionRunner): ViewReadiness => ({
  await: async (views, position) => {
    if (position === "") return null;
    if (!POSITION.test(position)) {
      return { code: "INVALID_INPUT", fields: [{ path: "Naqsh-Position", message: "Not a position" }] };
    }
    const ready = await Promise.all(views.map((view) => runner.waitFor(view, position, PATIENCE_MS)));
    return ready.every(Boolean) ? null : { code: "VIEW_NOT_READY" };
  },
  checkpoint: (views) =>
    views.reduce<Position | null>((least, view) => {
      const checkpoint = runner.checkpoint(view);
      return least === null || checkpoint < least ? checkpoint : least;
    }, null),
});
