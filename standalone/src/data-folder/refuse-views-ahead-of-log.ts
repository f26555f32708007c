import { join } from "node:path";
import { furthestOfViews } from "@naqsh/projection-service/adapters/embedded/views-manifest";
import type { EmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import type { LmdbDatabase } from "@naqsh/shared/platform/adapters/lmdb/lmdb-database";
import { furthestOfPolicies } from "@naqsh/worker/adapters/lmdb/lmdb-policy-checkpoints";
import { FolderRefused } from "./folder-refused";

const WAY_OUT =
  "Acknowledged events are gone from the log. Nothing is started and nothing is written. Keep the folder as it is and restore " +
  "the last backup into another one (docs/operations.md, When the log is damaged)";

/**
 * Views and policies take in nothing that is not in the log: if they have, the log has lost it.
 * @throws FolderRefused
 */
export const refuseViewsAheadOfLog = async (
  dataFolder: string,
  { log, policies }: { log: Pick<EmbeddedEventStore, "head" | "behind">; policies: LmdbDatabase },
): Promise<void> => {
  const head = await log.head();
  const refuse = (who: string): never => {
    throw new FolderRefused(`${who}, and the log ends at event ${Number(head)}. ${WAY_OUT}`);
  };
  const views = await furthestOfViews(join(dataFolder, "views"));
  if (views !== null && views.position > head)
    refuse(`The view ${views.view} has taken in event ${Number(views.position)}`);
  const policy = furthestOfPolicies(policies);
  if (policy !== null && policy > head) refuse(`The worker's policies have reacted to event ${Number(policy)}`);
};
