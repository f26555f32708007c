import { policies } from "@naqsh/worker/policies/all-policies";
import type { PolicyCheckpoints } from "@naqsh/worker/ports/policy-checkpoints";
import { installedName } from "@naqsh/worker/runner/install-policies";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";

type Ports = { store: Pick<EventStore, "head">; checkpoints: Pick<PolicyCheckpoints, "save"> };

/**
 * Notes that every policy has acted on all of the log, as in a shop that has lived: the pictures of so many works, 80 ms each,
 * would be looked at for hours before a large shop has settled.
 */
export const notePoliciesThrough = async ({ store, checkpoints }: Ports): Promise<void> => {
  const head = await store.head();
  for (const { name } of policies) {
    await checkpoints.save(installedName(name), head);
    await checkpoints.save(name, head);
  }
};
