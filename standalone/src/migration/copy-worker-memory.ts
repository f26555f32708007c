import type { Position } from "@naqsh/shared/kernel/position";
import type { ParkedFailure, PolicyCheckpoints } from "@naqsh/worker/ports/policy-checkpoints";

/** What the worker remembers, at positions of one log. */
export type WorkerMemory = {
  positions: { policy: string; position: Position }[];
  parked: ParkedFailure[];
  heartbeat: number | null;
};

export const readWorkerMemory = async (from: PolicyCheckpoints, policies: readonly string[]): Promise<WorkerMemory> => {
  const positions: WorkerMemory["positions"] = [];
  for (const policy of policies) {
    const position = await from.find(policy);
    if (position !== null) positions.push({ policy, position });
  }
  return { positions, parked: await from.parked(), heartbeat: await from.heartbeat() };
};

export const positionsIn = ({ positions, parked }: WorkerMemory): Position[] =>
  [...positions, ...parked].map(({ position }) => position);

/**
 * Keeps it at the positions of another log, so that no policy reacts twice to an event, and none is passed over. The last
 * heartbeat comes with it: the time without a shop is an outage, for which deadlines move.
 * @throws if a policy has gone on in the target already.
 */
export const keepWorkerMemory = async (
  { positions, parked, heartbeat }: WorkerMemory,
  to: PolicyCheckpoints,
  translated: ReadonlyMap<Position, Position>,
): Promise<void> => {
  const there = (position: Position): Position => {
    const found = translated.get(position);
    if (found === undefined) throw new Error(`Position ${position} was not translated`);
    return found;
  };
  for (const { policy, position } of positions) {
    const before = await to.find(policy);
    if (before === there(position)) continue;
    if (before !== null)
      throw new Error(`The policy ${policy} has a place in the target already: it was started there`);
    await to.save(policy, there(position));
  }
  for (const failure of parked) await to.park({ ...failure, position: there(failure.position) });
  if (heartbeat !== null) await to.beat(heartbeat);
};
