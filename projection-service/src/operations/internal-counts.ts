import type { InternalRoute } from "@naqsh/shared/platform/http/internal-router";
import type { CountReport } from "../joins/audit-counts";
import type { ProjectionService } from "../projection-service";

/**
 * Counts again from the log, for `npm run ops`, at any node: each has the log and the views. Whoever asks while it runs gets the same
 * report, so that a question that is sent again does not read the log twice.
 */
export const internalCounts = ({ auditCounts }: Pick<ProjectionService, "auditCounts">): InternalRoute[] => {
  let running: Promise<CountReport> | null = null;
  const report = (): Promise<CountReport> => {
    running ??= auditCounts(() => undefined).finally(() => (running = null));
    return running;
  };
  return [{ method: "GET", path: "/internal/counts", answer: async () => ({ body: await report() }) }];
};
