import { pause } from "@naqsh/shared/platform/async/pause";
import type { Walked } from "@naqsh/shared/platform/adapters/lmdb/lmdb-walk";

/** The walk of a large file takes at most a tenth of a core, as the checks of the log do. */
const PAUSE_OF_STEPS = 9;
/** A start has other things to do first. */
const BEGINS_AFTER_MS = 1_000;

export type Proof = {
  /** Null if the walk was given up, else why the file is not to be trusted, or an empty text. */
  found: Promise<string | null>;
  giveUp: () => Promise<void>;
};

/** Looks at a file in steps of about 2 ms: it waits for `rest` before each, and ends if that gives false. */
type Walk = (rest: () => Promise<boolean>) => Promise<Walked>;

/** However many files were opened on trust, one is walked after the other. */
let walked: Promise<unknown> = Promise.resolve();

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });

/** Walks, while others go on, what a file held when it was opened; `over` is called at the end. */
export const proofOf = (walk: Walk, over: () => void): Proof => {
  const stopping = new AbortController();
  const turn = walked;
  let began: number | null = null;
  const rest = async (): Promise<boolean> => {
    const restMs = began === null ? BEGINS_AFTER_MS : PAUSE_OF_STEPS * (performance.now() - began);
    await pause(restMs, stopping.signal);
    began = performance.now();
    return !stopping.signal.aborted;
  };
  const prove = async (): Promise<string | null> => {
    await Promise.race([turn, aborted(stopping.signal)]);
    try {
      const { isWhole, damage } = await walk(rest);
      return isWhole === null ? null : (damage ?? "");
    } catch (error) {
      return stopping.signal.aborted ? null : String(error);
    } finally {
      over();
    }
  };
  const found = prove();
  walked = Promise.allSettled([turn, found]);
  return {
    found,
    giveUp: async () => {
      stopping.abort();
      await found;
    },
  };
};
