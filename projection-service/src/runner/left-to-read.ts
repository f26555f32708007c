import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import type { Position } from "@naqsh/shared/kernel/position";
import type { Collection } from "@naqsh/shared/platform/ports/read-model-store";

/** How far somebody has read a view, and of which documents: null before the first reading. */
export type ReadSoFar = { at: Position; generation: string | null };

export const NOTHING_READ: ReadSoFar = { at: START_OF_LOG, generation: null };

/** `isAnew`: all of it is read once more, and what is not met there any more is gone. */
type LeftToRead = { since: Position; isAnew: boolean; read: ReadSoFar };

/**
 * What a follower of a view has to read by `changedAfter`, and how far it has read then; null if nothing is left. A view that was computed
 * again may hold other documents under the same positions, and its checkpoint may lie earlier.
 */
export const leftToRead = async (
  view: Pick<Collection<never>, "checkpoint" | "generation">,
  { at, generation }: ReadSoFar,
): Promise<LeftToRead | null> => {
  // Asked for first: documents that take the place of others from here on are read again the next time.
  const generationNow = await view.generation();
  const now = await view.checkpoint();
  const isAnew = now < at || (generation !== null && generation !== generationNow);
  if (now === at && !isAnew) return null;
  return { since: isAnew ? START_OF_LOG : at, isAnew, read: { at: now, generation: generationNow } };
};
