import type { Policy } from "@naqsh/shared/kernel/policy";
import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import type { Position } from "@naqsh/shared/kernel/position";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import type { PolicyCheckpoints } from "../ports/policy-checkpoints";

/** Under this name lies where a policy began that was added to a running shop: what came before is not its own. */
export const installedName = (policy: string): string => `${policy} installed at`;

/** Whether a policy has acted in this shop: what it remembered of that is lost then, and is not done a second time. */
const hasReactions = async (store: Pick<EventStore, "readAll">): Promise<boolean> => {
  for await (const { metadata } of store.readAll()) if (metadata.causationId !== null) return true;
  return false;
};

/**
 * Where each policy goes on. Installed with the log, it begins at the log's start; added to a running shop, it begins
 * where it was installed, and that position is recorded before anything is read. One that reacts to the past begins at the start.
 */
export const installPolicies = async (
  policies: readonly Policy[],
  checkpoints: PolicyCheckpoints,
  store: Pick<EventStore, "head" | "readAll">,
): Promise<Map<string, Position>> => {
  const found = policies.map(async ({ name }) => [name, await checkpoints.find(name)] as const);
  const places = new Map<string, Position | null>(await Promise.all(found));
  // A crash half-way through the first installation leaves some at the start: that shop is still new.
  const nothingHappened = [...places.values()].every((place) => place === null || place === START_OF_LOG);
  const isNewShop = nothingHappened && (await checkpoints.heartbeat()) === null && !(await hasReactions(store));
  const beginning = isNewShop ? START_OF_LOG : await store.head();

  const beginningOf = ({ reactsToPast }: Policy): Position => (reactsToPast ? START_OF_LOG : beginning);
  const install = async (policy: Policy): Promise<void> => {
    const from = beginningOf(policy);
    if (from !== START_OF_LOG) await checkpoints.save(installedName(policy.name), from);
    await checkpoints.save(policy.name, from);
  };
  await Promise.all(policies.filter(({ name }) => places.get(name) === null).map(install));
  return new Map(policies.map((policy) => [policy.name, places.get(policy.name) ?? beginningOf(policy)]));
};
