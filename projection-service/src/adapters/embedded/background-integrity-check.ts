import { pause } from "@naqsh/shared/platform/async/pause";
import { walkPinnedBytes } from "@naqsh/shared/platform/adapters/lmdb/lmdb-walk";

/** The walk of a large file takes at most a tenth of a core, as the checks of the log do. */
const PAUSE_OF_STEPS = 9;
/** A start has other things to do first. */
const BEGINS_AFTER_MS = 1_000;

export type Proof = {
  /** Null if the walk was given up, else why the file is not to be trusted, or an empty text. */
  found: Promise<string | null>;
  giveUp: () => Promise<void>;
};

/** Walks, while others go on, what a file held when it was opened; `unpin` is called at the end. */
export const proofOf = (path: string, unpin: () => void): Proof => {
  const stopping = new AbortController();
  let began: number | null = null;
  const rest = async (): Promise<boolean> => {
    const restMs = began === null ? BEGINS_AFTER_MS : PAUSE_OF_STEPS * (performance.now() - began);
    await pause(restMs, stopping.signal);
    began = performance.now();
    return !stopping.signal.aborted;
  };
  const walk = async (): Promise<string | null> => {
    try {
      const { isWhole, damage } = await walkPinnedBytes(path, rest);
      return isWhole === null ? null : (damage ?? "");
    } catch (error) {
      return stopping.signal.aborted ? null : String(error);
    } finally {
      unpin();
    }
  };
  const found = walk();
  return {
    found,
    giveUp: async () => {
      stopping.abort();
      await found;
    },
  };
};
