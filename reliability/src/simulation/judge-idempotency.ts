/** What policies and jobs do once more changes nothing, and each command of the system is one append. */
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { JobEffect } from "@naqsh/shared/kernel/policy";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { sequenceOf } from "@naqsh/shared/platform/adapters/embedded-log/position-digits";
import { nextTurn } from "@naqsh/shared/platform/next-turn";
import type { StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import { jobs } from "@naqsh/worker/jobs/all-jobs";
import { policies } from "@naqsh/worker/policies/all-policies";
import { effectId, type EffectOf } from "@naqsh/worker/runner/effect-performer";
import { grouped } from "./grouped";
import { hold } from "./judge-auction";
import type { SimulatedShop } from "./simulated-shop";
import type { SimulatedWorld } from "./simulated-world";

/**
 * What the system's command left lies in one append: a policy that finds an event of its command in the log takes the command
 * for done, so none may be done by half.
 */
export const judgeAppends = (events: readonly StoredEvent[]): void => {
  const told = events.filter(({ metadata }) => metadata.actorRole === "system");
  for (const [commandId, own] of grouped(told, ({ metadata }) => metadata.commandId)) {
    const [first] = own;
    const isOneAppend = own.every(
      ({ stream, position }, place) =>
        stream === first!.stream && sequenceOf(position) === sequenceOf(first!.position) + place,
    );
    hold(isOneAppend, "One append for each command of the system", { commandId, own });
  }
};

const MOST_TURNS = 200;

const effectsOf = (event: RecordedEvent): EffectOf[] =>
  policies
    .filter(({ handles }) => handles.includes(event.type))
    .flatMap((policy) => policy.react(event).map((effect, index) => ({ policy, event, effect, index })));

const jobAgain = async ({ jobDeps, clock }: SimulatedShop, job: JobEffect, event: RecordedEvent): Promise<void> => {
  if (msFromInstant(job.at) > clock.now()) return;
  const definition = jobs.find(({ queue, name }) => queue === job.queue && name === job.name);
  const data = { correlationId: event.metadata.correlationId, causationId: event.id, ...job.data };
  for (let turns = 0; ; turns += 1) {
    try {
      return await definition!.run({ ...job, data }, jobDeps);
    } catch (error) {
      // Events that come late are still being taken in, perhaps.
      if (turns === MOST_TURNS) throw error;
      await nextTurn();
    }
  }
};

const again = async (shop: SimulatedShop, { policy, event, effect, index }: EffectOf): Promise<void> => {
  if (effect.kind === "job") return jobAgain(shop, effect, event);
  const { streamCategory, streamId, command } = effect;
  const commandId = effectId(event, policy.name, index);
  const cause = { correlationId: event.metadata.correlationId, causationId: event.id, actorId: policy.name };
  await shop.jobDeps.commandBus.dispatch({ streamCategory, streamId, command, commandId, ...cause });
};

/** Whatever policies caused, asked for once more long after, leaves the log as it is. */
export const judgeIdempotency = async (
  { shop, castAt }: SimulatedWorld,
  events: readonly StoredEvent[],
): Promise<void> => {
  for (const event of events.filter(({ position }) => position > castAt)) {
    for (const effect of effectsOf(event)) {
      const before = await shop!.store.head();
      // oxlint-disable-next-line no-await-in-loop -- the first that changes something is to be named
      await again(shop!, effect);
      const isSame = (await shop!.store.head()) === before;
      hold(isSame, "A repeated effect changes nothing", { policy: effect.policy.name, effect: effect.effect });
    }
  }
};
