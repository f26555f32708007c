import { createTurns } from "./next-turn";

/** The longest that background work waits for answers, milliseconds: of a loop that is never at rest it has a fifth. */
const LONGEST_WAIT_MS = 2;

let answersDue = 0;
let heldBack: (() => void)[] = [];

/** Work that somebody waits for: until it is over, work in the background gives it the turns of this process's event loop. */
export const inForeground = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  answersDue += 1;
  try {
    return await work();
  } finally {
    answersDue -= 1;
    if (answersDue === 0) {
      for (const goOn of heldBack) goOn();
      heldBack = [];
    }
  }
};

const untilAnswered = (): Promise<void> | undefined =>
  answersDue === 0
    ? undefined
    : new Promise((resolve) => {
        const goOn = (): void => {
          clearTimeout(enough);
          resolve();
        };
        const enough = setTimeout(resolve, LONGEST_WAIT_MS);
        heldBack.push(goOn);
      });

const ownTurn = createTurns();
let last = Promise.resolve();

/**
 * A turn for one slice alone of all that work in the background, while no answer is due, or 2 ms later. Those who wait for one share none: of many
 * under way, each turn would hold an answer up for a slice of every one.
 */
export const backgroundTurn = (): Promise<void> => (last = last.then(untilAnswered).then(ownTurn));
