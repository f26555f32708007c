import type { Policy } from "@naqsh/shared/kernel/policy";
import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import type { Position } from "@naqsh/shared/kernel/position";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import type { PolicyCheckpoints } from "./ports/policy-checkpoints";

/** Under this name lies where a policy began that was added to a running shop: what came before is not its own. */
export const installedName = (policy: string): string => `${policy} installed at`;

/**
 * Where each policy goes on. Installed with the log, it begins at the log's start; added to a running shop, it begins
 * where it was installed, and that position is recorded before anything is read.
 */
export const installPolicies = async (
  policies: readonly Policy[],
  checkpoints: PolicyCheckpoints,
  store: Pick<EventStore, "head">,
): Promise<Map<string, Position>> => {
  const places = new Map<string, Position | null>();
  for (const { name } of policies) places.set(name, await checkpoints.find(name));
  // A crash half-way through the first installation leaves some at the start: that shop is still new.
  const nothingHappened = [...places.values()].every((place) => place === null || place === START_OF_LOG);
  const isNewShop = nothingHappened && (await checkpoints.heartbeat()) === null;
  const beginning = isNewShop ? START_OF_LOG : await store.head();

  const installed = new Map<string, Position>();
  for (const [name, place] of places) {
    if (place === null && beginning !== START_OF_LOG) await checkpoints.save(installedName(name), beginning);
    if (place === null) await checkpoints.save(name, beginning);
    installed.set(name, place ?? beginning);
  }
  return installed;
};
