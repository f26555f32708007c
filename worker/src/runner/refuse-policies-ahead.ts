import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import { refuseAhead } from "@naqsh/shared/platform/service/parts-refused";
import type { PolicyCheckpoints } from "../ports/policy-checkpoints";

/**
 * Whether policies, and what of theirs is parked, lie in this log: else they would pass over as many new events as it has lost.
 * @throws PartsRefused; Unavailable
 */
export const refusePoliciesAhead = async (
  policies: readonly { name: string }[],
  { checkpoints, store }: { checkpoints: Pick<PolicyCheckpoints, "find" | "parked">; store: Pick<EventStore, "head"> },
): Promise<void> => {
  const places = policies.map(async ({ name }) => ({ policy: name, position: await checkpoints.find(name) }));
  const reached = [...(await Promise.all(places)), ...(await checkpoints.parked())].flatMap(({ policy, position }) =>
    position === null ? [] : [{ who: `The policy ${policy}`, position }],
  );
  refuseAhead(reached, await store.head());
};
